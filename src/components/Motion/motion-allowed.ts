/** Whether somebody looks on who has nothing against motion. */
export const motionAllowed = (): boolean =>
  'animate' in Element.prototype &&
  !document.hidden &&
  !window.matchMedia('(prefers-reduced-motion: reduce)').matches;
