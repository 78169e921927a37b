/** Characters that XML 1.0 does not allow, and lone surrogates. */
const UNSAYABLE =
  // oxlint-disable-next-line no-control-regex
  /[\u0000-\u0008\u000b\u000c\u000e-\u001f\ufffe\uffff]|[\ud800-\udbff](?![\udc00-\udfff])|(?<![\ud800-\udbff])[\udc00-\udfff]/g;
/** Text that programs would read as an escape of the format. */
const ESCAPE_LIKE = /_(?=x[\da-fA-F]{4}_)/g;
const NAMED: Readonly<Record<string, string>> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;' };
/** Most characters of a cell. */
const LONGEST = 32_767;

/** Escapes text for the inside of an element or an attribute of a workbook. */
export function xmlText(text: string): string {
  return text
    .slice(0, LONGEST)
    .replace(UNSAYABLE, '')
    .replace(ESCAPE_LIKE, '_x005F_')
    .replace(/[&<>"]/g, (sign) => NAMED[sign] ?? '')
    .replaceAll('\r', '&#13;');
}

/** First line of every part. */
export const XML_HEAD = '<?xml version="1.0" encoding="UTF-8" standalone="yes"?>\n';
