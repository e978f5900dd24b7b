import { useNoSecondTap } from '#client/lib/use-no-second-tap.ts';
import { Button } from '#client/ui/Button.tsx';
import { Motif } from '#client/ui/Motif.tsx';
import type { PromptKind } from '#rules/games/truth-or-dare.ts';
import { Heading } from './Heading.tsx';
import { texts } from './texts.ts';

const words = texts.truthOrDare;

type Props = { kind: PromptKind; name: string; text: string; onNext: (isDone: boolean) => void };

export function DrawnCard({ kind, name, text, onNext }: Props) {
  const card = useNoSecondTap<HTMLElement>();
  return (
    <section
      ref={card}
      className="relative isolate grid min-h-80 content-between gap-6 overflow-hidden rounded-xl bg-cloth p-6 text-on-cloth shadow-mid sm:p-8"
    >
      <div className="absolute inset-0 -z-10 text-cloth-print opacity-35">
        <Motif className="size-full" />
      </div>
      <Heading kicker={words.cardOf[kind](name)} kickerClass="text-cloth-gold" className="text-2xl leading-snug">
        {text}
      </Heading>
      <div className="flex flex-wrap gap-3">
        <Button className="grow" onClick={() => onNext(true)}>
          {words.didIt[kind]}
        </Button>
        <Button variant="secondary" className="grow" onClick={() => onNext(false)}>
          {words.pass}
        </Button>
      </div>
    </section>
  );
}
