/** Features of Chromium to disable in tests; only the last such list on the command line counts. */
const DISABLED_FEATURES = [
  // Two internal pages that are loaded with every window, each at half the cost of the page under test.
  'WebUIOmniboxPopup',
  'WebUIOmniboxAimPopup',
  // A process that is started ahead of need with each page.
  'SpareRendererForSitePerProcess',
  // The features that Playwright disables: this list replaces Playwright's.
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

export const chromiumArguments: readonly string[] = [
  // The sandbox does not work for root.
  ...(process.getuid?.() === 0 ? ['--no-sandbox'] : []),
  `--disable-features=${DISABLED_FEATURES.join()}`,
  '--disable-gpu',
  '--disable-quic',
  '--no-first-run',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
];
