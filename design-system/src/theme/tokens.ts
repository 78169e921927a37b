/** Re-exports the token values. The token files are read while styles are built; a bundle includes only the values that its code uses. */
export { baseTokens, darkTokens, densityTokens, lightTokens, media, sizeTokens } from './tokens.css';
