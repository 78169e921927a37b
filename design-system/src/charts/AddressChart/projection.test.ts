import { expect, test } from 'vitest';
import { isOnMap, landPath, project } from './projection';

test.each([
  ['Hong Kong', 114.17, 22.32, 496, 157],
  ['Paris', 2.35, 48.86, 63, 49],
])('%s lies where the map has it', (_city, longitude, latitude, x, y) => {
  const place = project(longitude, latitude);
  expect(Math.round(place.x)).toBe(x);
  expect(Math.round(place.y)).toBe(y);
  expect(isOnMap(place)).toBe(true);
});

test('places beyond the drawn part are told apart', () => {
  expect(isOnMap(project(-74, 40.7))).toBe(false);
});

test('the land is one path of more than a thousand dots', () => {
  expect(landPath.match(/M/g)?.length).toBeGreaterThan(1000);
});
