import { rootFontSize, SIZE_SCALE } from '@selvedge/domain/display/rootFontSize';
import type { DisplaySize } from '@selvedge/domain/display/rootFontSize';

let chosen: DisplaySize = 'default';

function apply(): void {
  const size = rootFontSize({
    platform: navigator.platform,
    devicePixelRatio: window.devicePixelRatio,
    screenWidth: window.screen.width,
  });
  document.documentElement.style.fontSize = `${size * SIZE_SCALE[chosen]}px`;
}

/** Sets the root font size now, on resize and when the page comes back from the back/forward cache. */
export function keepRootFontSize(): void {
  apply();
  window.addEventListener('resize', apply);
  window.addEventListener('pageshow', apply);
}

/** Scales the whole page to the display size that the user chose, at once. */
export function scaleRootFont(size: DisplaySize): void {
  chosen = size;
  apply();
}
