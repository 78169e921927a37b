// `npm run storybook`: the component library and the screens.
import { bin, root, runSync } from './lib/run.mjs';
import { portOf } from './lib/ports.mjs';

const flags = ['dev', '--port', String(portOf('STORYBOOK_PORT')), '--exact-port', ...process.argv.slice(2)];
process.exit(runSync(process.execPath, [bin('storybook'), ...flags], { cwd: root }));
