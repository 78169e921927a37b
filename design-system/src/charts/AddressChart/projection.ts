import { land } from './land';

/** Distance between neighbouring dots of the map, in viewBox units. */
const dotStep = { x: 9.675, y: 10.157 };
/** Size of the map in viewBox units. */
export const mapSize = { width: 68 * dotStep.x, height: 28 * dotStep.y };

const west = -13.94;
const north = 60.93;
const perLongitude = 3.8728;
const perLatitude = 4.0727;

/** Projects a geographic position onto the map, in viewBox units. */
export function project(longitude: number, latitude: number): { x: number; y: number } {
  return { x: (longitude - west) * perLongitude, y: (north - latitude) * perLatitude };
}

/** Returns whether a projected point lies inside the map. */
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
