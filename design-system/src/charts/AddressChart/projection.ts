import { land } from './land';

/** Distance of two dots of the map, in viewBox units. */
const dotStep = { x: 9.675, y: 10.157 };
/** Size of the map in viewBox units. */
export const mapSize = { width: 68 * dotStep.x, height: 28 * dotStep.y };

const west = -13.94;
const north = 60.93;
const perLongitude = 3.8728;
const perLatitude = 4.0727;

/** Place of a point of the earth on the map. */
export function project(longitude: number, latitude: number): { x: number; y: number } {
  return { x: (longitude - west) * perLongitude, y: (north - latitude) * perLatitude };
}

/** Whether a place lies on the part of the earth that is drawn. */
export function isOnMap({ x, y }: { x: number; y: number }): boolean {
  return x >= 0 && y >= 0 && x <= mapSize.width && y <= mapSize.height;
}

/** All land as one path of dots, to be stroked with round caps. */
export const landPath = land
  .flatMap((row, line) =>
    [...row].map((mark, column) =>
      mark === '#' ? `M${(column * dotStep.x).toFixed(1)} ${(line * dotStep.y).toFixed(1)}h0` : '',
    ),
  )
  .join('');
