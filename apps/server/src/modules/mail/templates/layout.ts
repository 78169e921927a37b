import type { LanguageTag } from '@selvedge/domain/display/languages';

const ENTITIES: Readonly<Record<string, string>> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
  "'": '&#39;',
};

/** Escapes text for HTML, so that nothing in it becomes a tag. */
function escapeHtml(text: string): string {
  return text.replaceAll(/[&<>"']/g, (sign) => ENTITIES[sign] ?? '');
}

/** Returns a code as HTML, large enough to be read at a glance and copied whole. */
export function codeBlock(code: string): string {
  return `<p style="font-family:monospace;font-size:2em;letter-spacing:0.15em;margin:1em 0"><strong>${escapeHtml(code)}</strong></p>`;
}

/** Returns a paragraph of text as HTML. */
export function paragraph(text: string): string {
  return `<p>${escapeHtml(text)}</p>`;
}

/** Returns a link as HTML that shows its whole address, so that the reader sees its target. */
export function link(address: string): string {
  return `<p><a href="${escapeHtml(address)}">${escapeHtml(address)}</a></p>`;
}

/** Returns the HTML page around the parts of a mail: without pictures and external resources, so that opening it cannot be tracked. */
export function mailPage(language: LanguageTag, title: string, parts: readonly string[]): string {
  const body = [`<h1 style="font-size:1.2em">${escapeHtml(title)}</h1>`, ...parts].join('\n');
  return `<!doctype html>
<html lang="${language}">
<head><meta charset="utf-8"><meta name="viewport" content="width=device-width"><meta name="color-scheme" content="light dark"><title>${escapeHtml(title)}</title></head>
<body style="font-family:sans-serif;line-height:1.5;max-width:36em;margin:0 auto;padding:1.5em">
${body}
</body>
</html>
`;
}
