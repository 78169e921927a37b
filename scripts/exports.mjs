// Writes the design system's public entries into its package.json.
import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { publicEntries } from './checks/exportsList.mjs';
import { root } from './lib/run.mjs';

const packageRoot = join(root, 'design-system');
const path = join(packageRoot, 'package.json');
const manifest = JSON.parse(readFileSync(path, 'utf8'));
manifest.exports = publicEntries(packageRoot);
writeFileSync(path, `${JSON.stringify(manifest, null, 2)}\n`);
