// The Chromium that browser tests run in. Only Node's own modules are used here: it is asked for before anything is installed.
import { existsSync } from 'node:fs';

/** The one with a window, as Debian and others install it. */
export const systemChromium = process.env.CHROMIUM_PATH ?? '/usr/bin/chromium';

const SHELL = '/usr/bin/chromium-headless-shell';

/** Debian's package of the one without a window, and whether it is there. */
export const SHELL_PACKAGE = 'chromium-headless-shell';
export const hasShell = () => existsSync(SHELL);

/** The one for journeys: without a window it starts and draws in three quarters of the time. */
export const journeyChromium = () =>
  process.env.CHROMIUM_PATH === undefined && hasShell() ? SHELL : systemChromium;
