/** The Chromium with a window, as Debian and others install it; CHROMIUM_PATH names another. */
export const systemChromium: string;
/** The one for journeys: without a window where it is there. */
export function journeyChromium(): string;
