/** The margin that puts a mark of this height at the middle of the first line in a `choiceRow`. */
export const besideFirstLine = (height: string): string => `calc((1lh - ${height}) / 2)`;
