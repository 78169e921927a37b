/** Rules of tables whose rows stand as blocks on a phone: each cell under its own name (`data-name`), an empty one left out. */
import type { StyleRule } from '@vanilla-extract/css';
import { vars } from '../theme/contract.css';
import { media } from '../theme/tokens';

const { color, line, space, text } = vars;

const onPhone = (rule: StyleRule): StyleRule => ({ '@media': { [media.phone]: rule } });

/** The heads: each cell has its name beside it. */
export const phoneHeadRow = onPhone({ display: 'none' });

/** A row, its cells in so many columns; `more` is what a table adds. */
export const phoneRow = (columns: number, more: StyleRule = {}): StyleRule =>
  onPhone({
    display: 'grid',
    gridTemplateColumns: `repeat(${columns}, minmax(0, 1fr))`,
    gap: `${space.s2} ${space.s4}`,
    paddingBlock: space.s4,
    borderBlockEnd: `${line.hair} solid ${color.hairline}`,
    ...more,
  });

/** A cell; `selectors` and the rest of `more` are what a table adds. Declared after the rules that the cell has on a desk. */
export const phoneDataCell = ({ selectors, ...more }: StyleRule): StyleRule =>
  onPhone({
    padding: 0,
    border: 0,
    textAlign: 'start',
    whiteSpace: 'normal',
    overflowWrap: 'anywhere',
    ...more,
    selectors: {
      ...selectors,
      '&:empty': { display: 'none' },
      '&[data-name]::before': {
        content: 'attr(data-name)',
        display: 'block',
        color: color.ink3,
        fontSize: text.caption.size,
      },
    },
  });

/** A cell on a line of its own. */
export const phoneOwnLine = onPhone({ gridColumn: '1 / -1' });
