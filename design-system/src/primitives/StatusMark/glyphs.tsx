/** Shapes of a status; each is distinct without colour. Drawn on a 12 px square. */
export const statusGlyphs = {
  /** Waiting. */
  ring: <circle cx="6" cy="6" r="3.375" fill="none" stroke="currentColor" strokeWidth="1.25" />,
  /** In progress. */
  half: (
    <>
      <circle cx="6" cy="6" r="3.375" fill="none" stroke="currentColor" strokeWidth="1.25" />
      <path d="M6 2.625a3.375 3.375 0 0 1 0 6.75z" fill="currentColor" />
    </>
  ),
  /** Done. */
  full: <circle cx="6" cy="6" r="3.75" fill="currentColor" />,
  /** Needs attention. */
  triangle: <path d="M6 2.25 10 9.25H2z" fill="currentColor" />,
  /** Refused or failed. */
  cross: <path d="m3.25 3.25 5.5 5.5m0-5.5-5.5 5.5" fill="none" stroke="currentColor" strokeWidth="1.25" />,
  /** Cancelled, or none. */
  dash: <path d="M2.75 6h6.5" fill="none" stroke="currentColor" strokeWidth="1.25" />,
} as const;

/** Name of a status shape. */
export type StatusGlyph = keyof typeof statusGlyphs;
