import { relationsPart } from './parts';
import { XML_HEAD } from './xml';

const DRAWING = 'http://schemas.openxmlformats.org/drawingml/2006';
const KINDS = 'http://schemas.openxmlformats.org/officeDocument/2006/relationships';
/** EMU, the unit of the format, per pixel. */
const EMU = 9525;
/** Distance between the edge of a cell and its picture, in EMU. */
const INSET = 4 * EMU;

/** Picture in its cell: the number of the stored image, and its size in pixels. Column and row count from 0. */
export interface PlacedPicture {
  column: number;
  row: number;
  image: number;
  width: number;
  height: number;
}

const anchor = ({ column, row, image, width, height }: PlacedPicture, at: number): string =>
  `<xdr:oneCellAnchor><xdr:from><xdr:col>${column}</xdr:col><xdr:colOff>${INSET}</xdr:colOff><xdr:row>${row}</xdr:row><xdr:rowOff>${INSET}</xdr:rowOff></xdr:from>` +
  `<xdr:ext cx="${width * EMU}" cy="${height * EMU}"/><xdr:pic><xdr:nvPicPr><xdr:cNvPr id="${at + 1}" name="${at + 1}"/><xdr:cNvPicPr/></xdr:nvPicPr>` +
  `<xdr:blipFill><a:blip r:embed="rId${image}"/><a:stretch><a:fillRect/></a:stretch></xdr:blipFill>` +
  `<xdr:spPr><a:xfrm><a:off x="0" y="0"/><a:ext cx="${width * EMU}" cy="${height * EMU}"/></a:xfrm><a:prstGeom prst="rect"><a:avLst/></a:prstGeom></xdr:spPr>` +
  '</xdr:pic><xdr:clientData/></xdr:oneCellAnchor>';

/** Returns the parts that place the pictures, by name; `images` is the number of those stored as `image1.jpeg` and so on. */
export function drawingParts(placed: readonly PlacedPicture[], images: number): [string, string][] {
  const relations = Array.from({ length: images }, (_, at) => ({
    id: `rId${at + 1}`,
    kind: 'image' as const,
    target: `../media/image${at + 1}.jpeg`,
  }));
  return [
    [
      'xl/drawings/drawing1.xml',
      `${XML_HEAD}<xdr:wsDr xmlns:xdr="${DRAWING}/spreadsheetDrawing" xmlns:a="${DRAWING}/main" xmlns:r="${KINDS}">${placed.map(anchor).join('')}</xdr:wsDr>`,
    ],
    ['xl/drawings/_rels/drawing1.xml.rels', relationsPart(relations)],
  ];
}
