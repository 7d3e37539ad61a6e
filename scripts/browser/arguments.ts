/** Features of Chromium that the tests do without; it heeds the last such list that it is given. */
const DISABLED_FEATURES = [
  // Two pages of Chromium's own that are loaded with every window, at half the cost of one of ours.
  'WebUIOmniboxPopup',
  'WebUIOmniboxAimPopup',
  // A process that is started before it is wanted, with each page.
  'SpareRendererForSitePerProcess',
  // Those that Playwright would disable: ours replaces its list.
  'AimEnabled',
  'AvoidCorsURLLoaderRestartOnRedirect',
  'AvoidUnnecessaryBeforeUnloadCheckSync',
  'DestroyProfileOnBrowserClose',
  'HttpsFirstBalancedModeAutoEnable',
  'HttpsUpgrades',
  'LensOverlay',
  'MediaRouter',
  'NetworkTimeServiceQuerying',
  'OptimizationHints',
  'PaintHolding',
  'PreconnectToSearch',
  'ThirdPartyStoragePartitioning',
];

/** What Chromium is told wherever the tests start it. */
export const chromiumArguments: readonly string[] = [
  // Root has no sandbox.
  ...(process.getuid?.() === 0 ? ['--no-sandbox'] : []),
  `--disable-features=${DISABLED_FEATURES.join()}`,
  '--disable-gpu',
  '--disable-quic',
  '--no-first-run',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
];
