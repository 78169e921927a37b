/** Number of characters of a text in code points, as contract and schemas count them. Spaces around the text do not count. */
export const textLength = (text: string): number => [...text.trim()].length;
