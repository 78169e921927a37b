/** Returns the margin that centres a mark of this height on the first line of a `choiceRow`. */
export const besideFirstLine = (height: string): string => `calc((1lh - ${height}) / 2)`;
