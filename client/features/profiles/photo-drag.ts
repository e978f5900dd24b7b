import { combine } from '@atlaskit/pragmatic-drag-and-drop/combine';
import {
  draggable,
  dropTargetForElements,
  monitorForElements,
} from '@atlaskit/pragmatic-drag-and-drop/element/adapter';

/** Makes every child of a list with `data-photo` draggable onto the others; returns the cleanup function. */
export function enableDrag(list: HTMLElement, move: (photoId: string, ontoId: string) => void): () => void {
  const tiles = [...list.querySelectorAll<HTMLElement>('[data-photo]')];
  const idOf = (element: Element) => (element instanceof HTMLElement ? element.dataset.photo : undefined);
  const isOurs = (element: Element) => list.contains(element) && idOf(element) !== undefined;
  return combine(
    ...tiles.flatMap((element) => [
      draggable({
        element,
        onDragStart: () => element.setAttribute('data-dragged', ''),
        onDrop: () => element.removeAttribute('data-dragged'),
      }),
      dropTargetForElements({
        element,
        canDrop: ({ source }) => isOurs(source.element) && source.element !== element,
        onDragEnter: () => element.setAttribute('data-target', ''),
        onDragLeave: () => element.removeAttribute('data-target'),
        onDrop: () => element.removeAttribute('data-target'),
      }),
    ]),
    monitorForElements({
      canMonitor: ({ source }) => isOurs(source.element),
      onDrop: ({ source, location }) => {
        const [target] = location.current.dropTargets;
        const [photoId, ontoId] = [idOf(source.element), target && idOf(target.element)];
        if (photoId !== undefined && ontoId !== undefined) move(photoId, ontoId);
      },
    }),
  );
}
