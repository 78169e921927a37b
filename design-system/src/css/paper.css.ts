import { globalStyle } from '@vanilla-extract/css';
import { media } from '../theme/tokens';

const onPaper = (selector: string, rule: Parameters<typeof globalStyle>[1]) =>
  globalStyle(selector, { '@media': { [media.print]: rule } });

/** A choice that is shown on the button that opens it, and a picture that opens larger, say something; any other button only acts. */
const wordless = 'button:not([aria-haspopup=listbox], :has(img))';

/**
 * What leads elsewhere, or waits for a hand, is not for paper. The weight is needed: each of these has a `display` of its own, and
 * none of them has to say again that it is not printed.
 */
onPaper(`nav, [role=tablist], [role=menu], [role=tooltip], [aria-modal], ${wordless}`, {
  display: 'none !important',
});
onPaper('input::placeholder', { color: 'transparent !important' });

/** A table goes on on the next sheet below its own head; no line of it is cut in two, nor sums from what they are the sum of. */
onPaper('thead', { display: 'table-header-group', breakInside: 'avoid' });
onPaper('tr, [role=row], li, dl, figure, img', { breakInside: 'avoid' });
onPaper('h1, h2, h3, h4', { breakAfter: 'avoid' });
onPaper('tfoot', { display: 'table-row-group' });
onPaper('tfoot, tfoot tr', { breakBefore: 'avoid' });
