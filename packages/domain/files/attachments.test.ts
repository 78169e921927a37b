import { expect, test } from 'vitest';
import { isPhonePhoto, maybePdf, maybePicture, renamed } from './attachments';

test.each([
  ['receipt.jfif', true, false],
  ['receipt.JPE', true, false],
  ['Screenshot 2026-11-27 at 10.11.12.png', true, false],
  ['IMG_2034', true, true],
  ['receipt 2026.11.27', true, true],
  ['付款凭证', true, true],
  ['receipt.pdf', false, true],
  ['receipt.jpg.exe', false, false],
  ['receipt.gif', false, false],
  ['IMG_2034.HEIC', false, false],
])('Q-11 L-11 what the name %j agrees with', (name, picture, pdf) => {
  expect([maybePicture(name), maybePdf(name)]).toEqual([picture, pdf]);
});

test('Q-11 a photo in the form of a phone is known by its name', () => {
  expect(['a.heic', 'a.HEIF', 'a.jpg', 'heic'].map(isPhonePhoto)).toEqual([true, true, false, false]);
});

test('D-59 a kept file is named by what it became', () => {
  expect(
    ['a.jfif', 'IMG_2034', 'receipt 2026.11.27', 'a.b.JPEG'].map((name) => renamed(name, 'jpg')),
  ).toEqual(['a.jpg', 'IMG_2034.jpg', 'receipt 2026.11.27.jpg', 'a.b.jpg']);
});
