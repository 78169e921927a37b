/** Conversion tables of OpenCC: pairs separated by `|`, each a character and its conversion. */
declare module 'opencc-js/dict/*' {
  const pairs: string;
  export default pairs;
}
