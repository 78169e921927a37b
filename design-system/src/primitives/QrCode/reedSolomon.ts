/** Powers of the generator of GF(256) with the polynomial of QR codes, and their logarithms. */
const exponents = new Uint8Array(512);
const logarithms = new Uint8Array(256);
for (let power = 0, value = 1; power < 255; power += 1) {
  exponents[power] = value;
  exponents[power + 255] = value;
  logarithms[value] = power;
  value = value < 128 ? value * 2 : (value * 2) ^ 0x11d;
}

const at = (values: ArrayLike<number>, index: number): number => values[index] ?? 0;
const times = (a: number, b: number): number =>
  a === 0 || b === 0 ? 0 : at(exponents, at(logarithms, a) + at(logarithms, b));

/** Returns the generator polynomial of the error correction, without its leading 1. */
function generator(degree: number): number[] {
  let factors = [1];
  for (let root = 0; root < degree; root += 1) {
    const shifted = [...factors, 0];
    factors = shifted.map((value, index) => value ^ times(at(factors, index - 1), at(exponents, root)));
  }
  return factors.slice(1);
}

/** Returns the Reed-Solomon codewords with which a scanner corrects errors in `data`. */
export function correctionOf(data: readonly number[], degree: number): number[] {
  const divisor = generator(degree);
  let rest: number[] = Array.from({ length: degree }, () => 0);
  for (const word of data) {
    const factor = word ^ at(rest, 0);
    rest = [...rest.slice(1), 0].map((value, index) => value ^ times(at(divisor, index), factor));
  }
  return rest;
}
