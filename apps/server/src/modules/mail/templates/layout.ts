import type { LanguageTag } from '@selvedge/domain/display/languages';

const ENTITIES: Readonly<Record<string, string>> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
  "'": '&#39;',
};

/** Text as it stands in HTML: nothing in it becomes a tag. */
function escapeHtml(text: string): string {
  return text.replaceAll(/[&<>"']/g, (sign) => ENTITIES[sign] ?? '');
}

/** A code, large enough to be read at a glance and copied whole. */
export function codeBlock(code: string): string {
  return `<p style="font-family:monospace;font-size:2em;letter-spacing:0.15em;margin:1em 0"><strong>${escapeHtml(code)}</strong></p>`;
}

/** A paragraph of text. */
export function paragraph(text: string): string {
  return `<p>${escapeHtml(text)}</p>`;
}

/** An address that can be opened, shown whole: who reads it sees where it leads. */
export function link(address: string): string {
  return `<p><a href="${escapeHtml(address)}">${escapeHtml(address)}</a></p>`;
}

/** The page around the parts of a mail: no pictures and nothing that is fetched, so that opening it tells nobody. */
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
