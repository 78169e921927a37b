import { assignInlineVars } from '@vanilla-extract/dynamic';
import type { ReactElement, ReactNode } from 'react';
import { none } from '../../formats';
import { leaveGround } from '../../internal/leaveGround';
import * as css from './Cells.css';

/**
 * Contents of manifest cells as plain functions: a row calls them while it renders, so that a page of rows needs no components and no
 * context reads for them.
 */

/**
 * Returns the picture of a product as a button that opens it large, also by Enter on its cell; the bare background when there is none. It
 * is no stop of Tab, which moves by cells.
 */
export function pictureCell(url: string | null, openLabel: string): ReactElement {
  return url === null ? (
    <span className={css.picture} />
  ) : (
    <button
      type="button"
      tabIndex={-1}
      aria-haspopup="dialog"
      aria-label={openLabel}
      className={css.pictureOpener}
    >
      <img className={css.picture} src={url} alt="" decoding="async" onError={leaveGround} />
    </button>
  );
}

/** Returns a colour with its name; `hex` comes from the product's data. */
export function colourCell(name: string, hex: string | null): ReactElement {
  return (
    <>
      {hex === null ? null : <i className={css.dot} style={assignInlineVars({ [css.productColour]: hex })} />}
      {name}
    </>
  );
}

/**
 * Returns a name followed by a weaker word, such as the mark of a hot style. With `href` it is a link that Enter on its cell follows; it is
 * no stop of Tab, which moves by cells.
 */
export function nameCell(name: string, mark: string | null, href?: string): ReactElement {
  return (
    <span className={css.name}>
      {href === undefined ? (
        name
      ) : (
        <a className={css.nameLink} href={href} tabIndex={-1}>
          {name}
        </a>
      )}
      {mark === null ? null : <span className={css.mark}>{mark}</span>}
    </span>
  );
}

export interface StackParts {
  readonly main: ReactNode;
  readonly note?: string | null;
  /** Look of the figure: `strong` for charged amounts, `reference` for amounts to compare with. */
  readonly look?: 'plain' | 'strong' | 'reference';
  readonly noteLook?: 'plain' | 'warning' | 'critical';
  /** Whether to write ≈ before a converted amount. */
  readonly isAbout?: boolean;
}

const mainLook = { plain: css.stackMain, strong: css.stackStrong, reference: css.stackReference };
const noteLooks = { plain: css.stackNote, warning: css.stackWarning, critical: css.stackCritical };

/** Returns a figure over a note: prices, subtotals. */
export function stackCell({
  main,
  note = null,
  look = 'plain',
  noteLook = 'plain',
  isAbout = false,
}: StackParts): ReactElement {
  return (
    <>
      <span className={main === none ? css.stackReference : mainLook[look]}>
        {isAbout && main !== none ? <span className={css.about}>≈</span> : null}
        {main}
      </span>
      {note === null ? null : <span className={noteLooks[noteLook]}>{note}</span>}
    </>
  );
}

/** Returns the head of the size run, which explains its parts once: size, stock, line to write on. */
export function runHead(size: string, left: string, line: string): ReactElement {
  return (
    <>
      <b className={css.headStrong}>{size}</b>
      <span>{left}</span>
      <span className={css.headHint}>{line}</span>
    </>
  );
}
