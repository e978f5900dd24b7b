/** What the journey needs of a browser, whichever protocol drives it: real presses and keys, and a look at the page. */
import { setTimeout as sleep } from 'node:timers/promises';

export type Point = { x: number; y: number };

export type Engine = {
  name: string;
  open(url: string): Promise<void>;
  /** The value of an expression in the page, as JSON has it. */
  value<T>(expression: string): Promise<T>;
  press(at: Point): Promise<void>;
  /** Into what has the focus. */
  type(text: string): Promise<void>;
  close(): Promise<void>;
};

export type Kind = 'button' | 'link' | 'field' | 'text' | 'heading';

/** As small as a phone, where the shell is a phone's. */
export const screen = { width: 412, height: 880 };

const PATIENCE_MS = 30_000;
const LOOK_EVERY_MS = 100;

/** Runs in the page: the middle of what has this name and can be pressed there, or null. */
function spotIn({ kind, name }: { kind: Kind; name: string }): Point | null {
  const selectors = { button: 'button', link: 'a[href]', heading: 'h1,h2,h3', text: 'label,p,span,li,div' };
  const words = (of: Element | null) => (of?.textContent ?? '').replace(/\s+/g, ' ').trim();
  const ownWords = (of: Element) =>
    [...of.childNodes]
      .map((node) => (node instanceof Text ? node.data : ''))
      .join('')
      .replace(/\s+/g, ' ')
      .trim();
  const namesOf = (of: Element): string[] => {
    const label = of.getAttribute('aria-label');
    if (kind === 'field') return [label ?? '', ...[...((of as HTMLInputElement).labels ?? [])].map(words)];
    return kind === 'text' ? [words(of), ownWords(of)] : [label ?? words(of)];
  };
  const all = document.querySelectorAll(kind === 'field' ? 'input,textarea,select' : selectors[kind]);
  for (const element of all) {
    if (!namesOf(element).some((each) => each === name) || element.closest('[inert],[aria-hidden=true],:disabled'))
      continue;
    element.scrollIntoView({ block: 'center', behavior: 'instant' });
    const { x, y, width, height } = element.getBoundingClientRect();
    const middle = { x: Math.round(x + width / 2), y: Math.round(y + height / 2) };
    const there = document.elementFromPoint(middle.x, middle.y);
    // While one page fades into another, the root itself takes every press.
    const isRoot = there === document.documentElement;
    if (there && !isRoot && (element.contains(there) || there.contains(element))) return middle;
  }
  return null;
}

/** Runs in the page: notes what no engine may cause. */
function watchIn(): void {
  const page = window as unknown as { faults?: string[] };
  if (page.faults) return;
  const faults: string[] = [];
  page.faults = faults;
  addEventListener('error', ({ message }) => void faults.push(message));
  addEventListener('unhandledrejection', ({ reason }) => void faults.push(String(reason)));
}

const call = (run: (...given: never[]) => unknown, ...given: unknown[]): string =>
  `(() => { const __name = (marked) => marked; return (${run})(${given.map((each) => JSON.stringify(each)).join(', ')}) })()`;

/** What a person does, in the words of the screen. */
export function handsOn(engine: Engine) {
  async function until<T>(what: string, look: () => Promise<T | null | false>): Promise<T> {
    for (const end = Date.now() + PATIENCE_MS; Date.now() < end; await sleep(LOOK_EVERY_MS)) {
      const found = await look();
      if (found) return found;
    }
    const seen = await engine.value<string>('location.pathname + ": " + document.body.innerText');
    throw new Error(`${engine.name}: ${what} is not there. On ${seen.slice(0, 2_000)}`);
  }

  /** Once it rests: a press beside what moves hits nothing. */
  async function spot(kind: Kind, name: string): Promise<Point> {
    let before: Point | null = null;
    return until(`${kind} "${name}"`, async () => {
      const now = await engine.value<Point | null>(call(spotIn, { kind, name }));
      const rests = now !== null && before?.x === now.x && before.y === now.y;
      before = now;
      return rests && now;
    });
  }

  const press = async (kind: Kind, name: string): Promise<void> => engine.press(await spot(kind, name));

  return {
    press,
    see: spot,
    async open(url: string): Promise<void> {
      await engine.open(url);
      await engine.value(call(watchIn));
    },
    on: (path: string): Promise<unknown> =>
      until(path, () => engine.value<boolean>(`location.pathname.startsWith(${JSON.stringify(path)})`)),
    async write(field: string, text: string): Promise<void> {
      await press('field', field);
      await engine.type(text);
    },
    /** Where each engine has another way to choose: a date, an entry of a list. */
    async choose(field: string, value: string): Promise<void> {
      await spot('field', field);
      await engine.value(
        call(
          (name: string, chosen: string) => {
            const fields = [...document.querySelectorAll<HTMLInputElement>('input,select')];
            const found = fields.find(({ labels }) =>
              [...(labels ?? [])].some((each) => each.textContent?.trim() === name),
            );
            if (!found) return;
            const shape = found instanceof HTMLSelectElement ? HTMLSelectElement : HTMLInputElement;
            Object.getOwnPropertyDescriptor(shape.prototype, 'value')?.set?.call(found, chosen);
            for (const type of ['input', 'change']) found.dispatchEvent(new Event(type, { bubbles: true }));
          },
          field,
          value,
        ),
      );
    },
    /** The file of a picture, as a phone's chooser hands it over. */
    async pick(label: string, jpeg: Buffer): Promise<void> {
      await until(label, () => engine.value<boolean>(`document.querySelector('[aria-label="${label}"]') !== null`));
      await engine.value(
        call(
          (name: string, base64: string) => {
            const input = document.querySelector<HTMLInputElement>(`[aria-label="${name}"]`);
            const bytes = Uint8Array.from(atob(base64), (letter) => letter.charCodeAt(0));
            const files = new DataTransfer();
            files.items.add(new File([bytes], 'me.jpg', { type: 'image/jpeg' }));
            if (!input) return;
            input.files = files.files;
            input.dispatchEvent(new Event('change', { bubbles: true }));
          },
          label,
          jpeg.toString('base64'),
        ),
      );
    },
    async tickAll(): Promise<void> {
      const open = `[...document.querySelectorAll('input[type=checkbox]')].filter((box) => !box.checked)`;
      for (let turn = 0; turn < 5 && (await engine.value<number>(`${open}.length`)) > 0; turn += 1)
        await engine.press(
          await engine.value<Point>(`(() => { const [box] = ${open}; box.scrollIntoView({ block: 'center', behavior: 'instant' });
            const { x, y, width, height } = box.getBoundingClientRect(); return { x: Math.round(x + width / 2), y: Math.round(y + height / 2) } })()`),
        );
    },
    faults: (): Promise<string[]> => engine.value('window.faults ?? []'),
  };
}
export type Hands = ReturnType<typeof handsOn>;
