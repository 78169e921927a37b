/**
 * Style rules of tables whose rows are blocks on a phone: each cell has its column's name (`data-name`) above it; empty cells are left out.
 */
import type { StyleRule } from '@vanilla-extract/css';
import { vars } from '../theme/contract.css';
import { media } from '../theme/tokens';

const { color, line, space, text } = vars;

const onPhone = (rule: StyleRule): StyleRule => ({ '@media': { [media.phone]: rule } });

/** Column heads, hidden on a phone: each cell has its name above it. */
export const phoneHeadRow = onPhone({ display: 'none' });

/** Returns the rule of a row whose cells are laid out in this number of columns; `more` adds a table's own rules. */
export const phoneRow = (columns: number, more: StyleRule = {}): StyleRule =>
  onPhone({
    display: 'grid',
    gridTemplateColumns: `repeat(${columns}, minmax(0, 1fr))`,
    gap: `${space.s2} ${space.s4}`,
    paddingBlock: space.s4,
    borderBlockEnd: `${line.hair} solid ${color.hairline}`,
    ...more,
  });

/** Returns the rule of a cell; `more`, with its `selectors`, adds a table's own rules. To be declared after the rules for wider screens. */
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

/** Cell on a line of its own. */
export const phoneOwnLine = onPhone({ gridColumn: '1 / -1' });
