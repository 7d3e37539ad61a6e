// The look that was chosen last, before anything is drawn: the settings come later from the browser's storage.
try {
  const [theme, contrast] = (localStorage.getItem('scraebbkle-look') || '').split(' ');
  if (theme === 'light' || theme === 'dark') document.documentElement.dataset.theme = theme;
  if (contrast === 'more') document.documentElement.dataset.contrast = contrast;
} catch {
  // Where this store is missing, the page has the look of the system until then.
}
