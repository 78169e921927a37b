/** Tables of OpenCC: pairs of characters apart by `|`, what is written before what it becomes. */
declare module 'opencc-js/dict/*' {
  const pairs: string;
  export default pairs;
}
