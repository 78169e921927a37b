/** The token files are read while styles are built; a page takes along only the values that its code asks for. */
export { baseTokens, darkTokens, densityTokens, lightTokens, media, sizeTokens } from './tokens.css';
