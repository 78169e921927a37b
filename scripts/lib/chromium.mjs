// Chromium for browser tests. Only Node's own modules are used here: the module runs before anything is installed.
import { existsSync } from 'node:fs';

/** Path of the Chromium with a window, as Debian and others install it. */
export const systemChromium = process.env.CHROMIUM_PATH ?? '/usr/bin/chromium';

const SHELL = '/usr/bin/chromium-headless-shell';

/** Debian's package of the Chromium without a window (headless shell); `hasShell` returns whether it is installed. */
export const SHELL_PACKAGE = 'chromium-headless-shell';
export const hasShell = () => existsSync(SHELL);

/** Returns the Chromium for journeys: the headless shell starts and draws in three quarters of the time. */
export const journeyChromium = () =>
  process.env.CHROMIUM_PATH === undefined && hasShell() ? SHELL : systemChromium;
