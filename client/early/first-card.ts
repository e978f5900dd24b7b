/** A card as DeckCard draws it, without what only the app can do. */
import { lineStyle } from '#client/components/profile-view/caption-line.ts';
import { cardWidths, photoSource } from '#client/components/profile-view/photo-source.ts';
import {
  ageStyle,
  captionStyle,
  cardStyle,
  firstPhotoStyle,
  iconRoomStyle,
  inMotionStyle,
  likeStampStyle,
  nameStyle,
  onPhone,
  passStampStyle,
  photoStyle,
} from '#client/features/discovery/card-box.ts';
import { savesData } from '#client/lib/save-data.ts';

export type Person = {
  id: string;
  fullName: string;
  age: number;
  location: string;
  distanceText: string | null;
  visiting: string | null;
  compatibility: { reasons: readonly string[] } | null;
  photos: readonly { aspectRatio: number; small: string; card: string; medium: string }[];
};

function made(tag: string, className: string, ...children: (Node | string)[]): HTMLElement {
  const element = document.createElement(tag);
  element.className = className;
  element.append(...children);
  return element;
}

/** Null for people without a photo, and for those who save data: they see it once the app is there. */
function photoOf({ fullName, photos: [photo] }: Person): HTMLImageElement | null {
  if (photo === undefined || savesData()) return null;
  const image = new Image();
  const { src, srcSet } = photoSource(photo);
  // The sizes come first: the address follows from them.
  return Object.assign(image, {
    alt: fullName,
    fetchPriority: 'high',
    sizes: cardWidths,
    srcset: srcSet,
    src,
    className: firstPhotoStyle,
    draggable: false,
  });
}

export function cardOf(person: Person): { card: HTMLElement; photo: HTMLImageElement | null } {
  const { fullName, age, location, distanceText, visiting, compatibility } = person;
  const photo = photoOf(person);
  const texts = [
    [[location, distanceText].filter(Boolean).join(' · '), lineStyle],
    [visiting === null ? '' : `Visiting ${visiting}`, lineStyle],
    [compatibility?.reasons.slice(0, 2).join(' · ') ?? '', `${lineStyle} ${onPhone}`],
  ] as const;
  const lines = texts
    .filter(([text]) => text !== '')
    .map(([text, style]) => made('p', style, made('span', iconRoomStyle), text));
  const name = made('h2', nameStyle, `${fullName}, `, made('span', ageStyle, String(age)));
  const stamps = [made('span', likeStampStyle, 'Like'), made('span', passStampStyle, 'Pass')];
  for (const stamp of stamps) stamp.setAttribute('aria-hidden', 'true');
  const picture = made('div', photoStyle, ...(photo ? [photo] : []), made('div', captionStyle, name, ...lines));
  const card = made('article', `${inMotionStyle} ${cardStyle}`, picture, ...stamps);
  card.setAttribute('aria-label', `${fullName}, ${age}`);
  return { card, photo };
}
