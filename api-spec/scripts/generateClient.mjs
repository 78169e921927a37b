/**
 * Generates a Java client (JAX-RS, Jackson) from the contract with openapi-generator-plus, which needs neither a network nor Java: `node
 * scripts/generateClient.mjs [folder]`, by default dist/client-java.
 */
import { execFileSync } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { tmpdir } from 'node:os';
import { dirname, join, resolve } from 'node:path';
import { fileURLToPath } from 'node:url';
import { currentDocument } from './bundle.mjs';

const PACKAGE = 'com.selvedge.client';
const root = fileURLToPath(new URL('../..', import.meta.url));
const require = createRequire(import.meta.url);

function command() {
  const manifest = require.resolve('openapi-generator-plus/package.json');
  const { bin } = JSON.parse(readFileSync(manifest, 'utf8'));
  return join(dirname(manifest), bin['openapi-generator-plus']);
}

/** Writes the client into the folder; throws with the generator's message when it fails. */
export async function generateClient(folder) {
  const work = mkdtempSync(join(tmpdir(), 'selvedge-client-'));
  try {
    const document = join(work, 'openapi.json');
    const config = join(work, 'config.json');
    writeFileSync(document, JSON.stringify(await currentDocument()));
    writeFileSync(
      config,
      JSON.stringify({
        inputPath: document,
        outputPath: folder,
        generator: require.resolve('@openapi-generator-plus/java-cxf-client-generator'),
        package: PACKAGE,
      }),
    );
    execFileSync(process.execPath, [command(), '-c', config, '--clean'], {
      stdio: ['ignore', 'ignore', 'pipe'],
    });
  } finally {
    rmSync(work, { recursive: true, force: true });
  }
}

if (process.argv[1] === fileURLToPath(import.meta.url)) {
  const folder = resolve(process.argv[2] ?? join(root, 'dist/client-java'));
  try {
    await generateClient(folder);
    console.log(`A Java client, package ${PACKAGE}, is in ${folder}`);
  } catch (error) {
    console.error(error.stderr?.toString() || error.message);
    process.exitCode = 1;
  }
}
