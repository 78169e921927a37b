import { rootFontSize } from '@selvedge/domain/display/rootFontSize';

function apply(): void {
  const size = rootFontSize({
    platform: navigator.platform,
    devicePixelRatio: window.devicePixelRatio,
    screenWidth: window.screen.width,
  });
  document.documentElement.style.fontSize = `${size}px`;
}

/** Keeps the root font size right: now, on resize and when the page comes back from the cache (R-1.38..R-1.41). */
export function keepRootFontSize(): void {
  apply();
  window.addEventListener('resize', apply);
  window.addEventListener('pageshow', apply);
}
