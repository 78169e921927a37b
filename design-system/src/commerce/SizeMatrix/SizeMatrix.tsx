import { useId, useRef } from 'react';
import { visuallyHidden } from '../../css/visuallyHidden.css';
import { useFormats, useMessages } from '../../i18n';
import { useAnnouncer } from '../../internal/grid/useAnnouncer';
import { rootProps } from '../../internal/rootProps';
import { countSizes } from '../../internal/sizeRun/countSizes';
import { readSizeText, stockProblem } from '../../internal/sizeRun/judge';
import { sizeField } from '../../internal/sizeRun/sizeField';
import { colourCell } from '../ManifestTable/Cells';
import * as css from './SizeMatrix.css';
import type { MatrixColour, Problem, RunSize, SizeMatrixProps } from './SizeMatrix.types';
import { useMatrix } from './useMatrix';

export type { MatrixChange, MatrixColour, MatrixPasteCell, SizeMatrixProps } from './SizeMatrix.types';

/**
 * Table of a style with its colours as rows and sizes as columns, edited by keyboard: digits type, Tab and Enter move to the next size,
 * Shift+Tab back, arrow keys move and never change a value. Blocks copied from a spreadsheet can be pasted.
 */
export function SizeMatrix(props: SizeMatrixProps) {
  const { label, colours, quantities, onEdit, check } = props;
  const t = useMessages('SizeMatrix');
  const ts = useMessages('sizeRun');
  const formats = useFormats();
  const noteId = useId();
  const box = useRef<HTMLTableElement>(null);
  const [spoken, announce] = useAnnouncer();
  const { active, draft, marks, onText, handlers } = useMatrix(props, box, {
    ts,
    announce,
    outside: t('outside'),
    describe: (cells) => {
      const count = (outcome: string) => cells.filter((cell) => cell.outcome === outcome).length;
      return t('pasted', { accepted: count('accepted'), cut: count('cut'), rejected: count('rejected') });
    },
  });

  const judge = (colour: MatrixColour, size: RunSize, live: boolean): Problem | undefined => {
    const written = live && draft !== null ? readSizeText(draft) : (quantities[size.id] ?? 0);
    if (written === null) return { level: 'critical', message: ts('validNumber') };
    if (!(live && draft !== null) && marks[size.id]) return marks[size.id];
    return written === 0 ? undefined : (stockProblem(size, written, ts) ?? check?.(colour, size, written));
  };
  const longest = Math.max(1, ...colours.map(({ sizes }) => sizes.length));
  const problems: { id: string; problem: Problem; colour: string }[] = [];

  return (
    <div {...rootProps(props)}>
      <div className={css.scroller}>
        <table ref={box} className={css.table} aria-label={label} {...handlers}>
          <thead>
            <tr>
              <th scope="col" className={css.head}>
                {label}
              </th>
              <th scope="colgroup" colSpan={longest} className={css.head}>
                {t('size')} {t('left')}
              </th>
              <th scope="col" className={css.headEnd}>
                {t('pieces')}
              </th>
              <th scope="col" className={css.headEnd}>
                {t('subtotal')}
              </th>
            </tr>
          </thead>
          <tbody>
            {colours.map((colour, row) => {
              const pieces = countSizes(colour.sizes, quantities).counted;
              const cents = colour.wholesaleCents === null ? null : colour.wholesaleCents * pieces;
              return (
                <tr key={colour.id} data-colour={row}>
                  <th scope="row" className={css.colour}>
                    {colourCell(colour.name, colour.hex)}
                  </th>
                  {colour.sizes.map((size, position) => {
                    const live = row === active.row && position === active.sub;
                    const problem = judge(colour, size, live);
                    if (problem) problems.push({ id: size.id, problem, colour: colour.name });
                    const quantity = quantities[size.id] ?? 0;
                    const text = marks[size.id]?.text ?? (quantity > 0 ? String(quantity) : '');
                    return (
                      <td key={size.id} className={css.cell}>
                        {sizeField({
                          size,
                          position,
                          live,
                          problem,
                          text: live ? (draft ?? text) : text,
                          matrix: true,
                          readOnly: onEdit === undefined,
                          name: colour.name,
                          noteId,
                          t: ts,
                          onText,
                        })}
                      </td>
                    );
                  })}
                  {colour.sizes.length < longest ? (
                    <td aria-hidden colSpan={longest - colour.sizes.length} />
                  ) : null}
                  <td className={css.total}>{formats.quantity(pieces)}</td>
                  <td className={pieces > 0 ? css.sum : css.sumNone}>{formats.displayMoney(cents)}</td>
                </tr>
              );
            })}
          </tbody>
        </table>
      </div>
      {problems.length > 0 ? (
        <ul className={css.problems}>
          {problems.map(({ id, problem, colour }) => (
            <li key={id} className={problem.level === 'critical' ? css.critical : css.warning}>
              {t('problem', { colour, message: problem.message })}
            </li>
          ))}
        </ul>
      ) : null}
      <output className={visuallyHidden}>{spoken}</output>
    </div>
  );
}
