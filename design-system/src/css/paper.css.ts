import { globalStyle } from '@vanilla-extract/css';
import { media } from '../theme/tokens';

const onPaper = (selector: string, rule: Parameters<typeof globalStyle>[1]) =>
  globalStyle(selector, { '@media': { [media.print]: rule } });

/** Buttons that are not printed: all but those that open a listbox and so show the choice made, and those with a picture. */
const wordless = 'button:not([aria-haspopup=listbox], :has(img))';

/**
 * Navigation, menus, overlays and buttons are not printed. `!important` is needed because each of these elements sets a `display` of its
 * own; so none of them needs a print rule.
 */
onPaper(`nav, [role=tablist], [role=menu], [role=tooltip], [aria-modal], ${wordless}`, {
  display: 'none !important',
});
onPaper('input::placeholder', { color: 'transparent !important' });

/** A table repeats its head on the next sheet; no row is cut in two, and sums are not separated from the rows they add up. */
onPaper('thead', { display: 'table-header-group', breakInside: 'avoid' });
onPaper('tr, [role=row], li, dl, figure, img', { breakInside: 'avoid' });
onPaper('h1, h2, h3, h4', { breakAfter: 'avoid' });
onPaper('tfoot', { display: 'table-row-group' });
onPaper('tfoot, tfoot tr', { breakBefore: 'avoid' });
