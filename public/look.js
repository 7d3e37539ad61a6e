try {
  const [theme, contrast] = localStorage.getItem('scraebbkle-look').split(' ');
  const { dataset } = document.documentElement;
  if (/^(light|dark)$/.test(theme)) dataset.theme = theme;
  if (contrast === 'more') dataset.contrast = contrast;
} catch {}
