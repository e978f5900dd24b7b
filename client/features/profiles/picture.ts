/** A picture on its way from a file to what is sent: cut out, made smaller, without the place and camera that the file tells of. */
import { limits } from '#rules/limits.ts';

/** A part of a picture, in its own pixels. */
export type Area = { x: number; y: number; width: number; height: number };

/** The size of an area once its longer side fits; nothing is made larger than it is. */
export function fitted({ width, height }: Pick<Area, 'width' | 'height'>, longest: number) {
  const scale = Math.min(1, longest / Math.max(width, height));
  return { width: Math.max(1, Math.round(width * scale)), height: Math.max(1, Math.round(height * scale)) };
}

/** The picture at an address, upright as its camera meant it. Rejects when it is none. */
export async function pictureAt(url: string): Promise<HTMLImageElement> {
  const picture = new Image();
  picture.src = url;
  await picture.decode();
  return picture;
}

/** Draws an area of a picture anew as a JPEG of a name that only this page sees. Rejects when the browser cannot. */
export async function redraw(picture: HTMLImageElement, area: Area, name = 'photo.jpg'): Promise<File> {
  const canvas = document.createElement('canvas');
  Object.assign(canvas, fitted(area, limits.uploadPixels));
  const pen = canvas.getContext('2d');
  if (pen === null) throw new Error('There is nothing to draw on.');
  // What is transparent would turn black.
  pen.fillStyle = '#fff';
  pen.fillRect(0, 0, canvas.width, canvas.height);
  pen.imageSmoothingQuality = 'high';
  pen.drawImage(picture, area.x, area.y, area.width, area.height, 0, 0, canvas.width, canvas.height);
  const blob = await new Promise<Blob | null>((resolve) => canvas.toBlob(resolve, 'image/jpeg', 0.86));
  if (blob === null) throw new Error('The picture could not be written.');
  return new File([blob], name, { type: 'image/jpeg' });
}

/** All of a picture. */
export function wholeOf({ naturalWidth, naturalHeight }: HTMLImageElement): Area {
  return { x: 0, y: 0, width: naturalWidth, height: naturalHeight };
}
