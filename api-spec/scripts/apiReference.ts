/**
 * Builds the API reference, a folder that works from a file or any static server and loads nothing from elsewhere: `npm run docs:api`, into
 * dist/api-reference or the folder passed.
 */
import { copyFileSync, mkdirSync, rmSync, writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { dirname, join, resolve } from 'node:path';
import { fileURLToPath } from 'node:url';
import { currentDocument } from './bundle.mjs';
import { enrich } from './tables/enrich';

const require = createRequire(import.meta.url);

/** Settings of Scalar: no telemetry or other external requests, Chinese fonts for Chinese text, buyer calls first as in the document. */
const SETTINGS = {
  withDefaultFonts: false,
  telemetry: false,
  proxyUrl: '',
  hideClientButton: true,
  showDeveloperTools: 'never',
  agent: { disabled: true },
  mcp: { disabled: true },
  defaultOpenFirstTag: true,
  hideModels: false,
  documentDownloadType: 'json',
  orderSchemaPropertiesBy: 'preserve',
  customCss:
    ':root{--scalar-font:system-ui,"PingFang SC","Microsoft YaHei","Noto Sans CJK SC",sans-serif;' +
    '--scalar-font-code:ui-monospace,Menlo,Consolas,"DejaVu Sans Mono","Noto Sans Mono CJK SC",monospace}',
};

function pageOf(title: string): string {
  const rules = [
    "default-src 'none'",
    "script-src 'self' 'unsafe-inline' file:",
    "style-src 'self' 'unsafe-inline'",
    "img-src 'self' data: blob:",
    "font-src 'self' data:",
    "connect-src 'self' blob: http://localhost:* http://127.0.0.1:*",
  ].join('; ');
  return `<!doctype html>
<html lang="en">
  <head>
    <meta charset="utf-8" />
    <meta name="viewport" content="width=device-width, initial-scale=1" />
    <meta http-equiv="Content-Security-Policy" content="${rules}" />
    <title>${title}</title>
  </head>
  <body>
    <div id="reference"></div>
    <script src="contract.js"></script>
    <script src="reference.js"></script>
    <script>
      Scalar.createApiReference('#reference', { content: window.CONTRACT, ...${JSON.stringify(SETTINGS)} });
    </script>
  </body>
</html>
`;
}

/** Writes the reference into the folder, which is emptied first. */
export async function buildReference(folder: string): Promise<void> {
  const document = await currentDocument();
  const { info } = document as { info: { title: string; version: string } };
  const scalar = dirname(require.resolve('@scalar/fastify-api-reference'));
  rmSync(folder, { recursive: true, force: true });
  mkdirSync(folder, { recursive: true });
  copyFileSync(join(scalar, 'js/standalone.js'), join(folder, 'reference.js'));
  writeFileSync(join(folder, 'contract.js'), `window.CONTRACT = ${JSON.stringify(enrich(document))};\n`);
  writeFileSync(join(folder, 'openapi.json'), JSON.stringify(document));
  writeFileSync(join(folder, 'index.html'), pageOf(`${info.title} API ${info.version}`));
}

if (process.argv[1] === fileURLToPath(import.meta.url)) {
  const root = fileURLToPath(new URL('../..', import.meta.url));
  const folder = resolve(process.argv[2] ?? join(root, 'dist/api-reference'));
  await buildReference(folder);
  console.log(`The API reference is in ${folder}: open index.html`);
}
