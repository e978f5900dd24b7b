import { invalid } from '#client/components/form/refusals.ts';
import { useForm } from '#client/components/form/use-form.ts';
import { Button } from '#client/ui/Button.tsx';
import { TextArea } from '#client/ui/TextArea.tsx';
import { replyRule } from '#rules/games/session-rule.ts';
import { limits } from '#rules/limits.ts';
import { check } from '#rules/validation.ts';
import type { BoardProps } from './GameRound.tsx';
import { useKeptDraft } from './kept-draft.ts';
import type { TableOf } from './shared-game.ts';
import { texts } from './texts.ts';

type Table = TableOf<'CardsTable'>;
type Card = Table['cards'][number];

/** The card that is open, or the choice of the next one; below it those before, the latest first. */
export function CardsBoard({ table: { cards }, ...board }: BoardProps<Table>) {
  const { name, isViewersTurn, busyWith, move } = board;
  const last = cards.at(-1);
  const open = last?.isDone === null ? last : null;
  const before = open ? cards.slice(0, -1) : cards;
  return (
    <>
      {open && <OpenCard card={open} at={cards.length} name={name} />}
      {isViewersTurn && open && <Reply {...board} />}
      {isViewersTurn && !open && (
        <section aria-label={texts.truthOrDare} className="grid gap-3">
          <p className="font-semibold text-crimson-ink text-sm">{texts.cardCount(cards.length + 1)}</p>
          <h3 className="text-lg">{texts.truthOrDare}</h3>
          <div className="flex gap-3">
            {(['TRUTH', 'DARE'] as const).map((card) => (
              <Button
                key={card}
                variant={card === 'TRUTH' ? 'primary' : 'secondary'}
                loading={busyWith === `card ${card}`}
                onClick={() => void move({ card })}
                className="flex-1"
              >
                {texts.kinds[card]}
              </Button>
            ))}
          </div>
        </section>
      )}
      {before.length > 0 && (
        <section aria-label={texts.soFar} className="grid gap-2">
          <h3 className="font-semibold text-sm">{texts.soFar}</h3>
          <ol className="grid gap-2">
            {before.toReversed().map((card) => (
              <li key={card.text} className="grid gap-1 rounded-md bg-sunken p-3 text-sm">
                <p className="text-ink-soft">{texts.cardOf[card.kind](card.isViewers ? texts.you : name)}</p>
                <p className="font-semibold">{card.text}</p>
                <p className="whitespace-pre-wrap [overflow-wrap:anywhere]">{card.reply ?? texts.passed}</p>
              </li>
            ))}
          </ol>
        </section>
      )}
    </>
  );
}

function OpenCard({ card, at, name }: { card: Card; at: number; name: string }) {
  return (
    <section
      aria-label={texts.cardCount(at)}
      className="grid min-h-36 content-between gap-4 rounded-xl bg-cloth p-5 text-on-cloth"
    >
      <p className="font-semibold text-cloth-gold text-sm">
        {texts.cardOf[card.kind](card.isViewers ? texts.you : name)} · {texts.cardCount(at)}
      </p>
      <h3 className="text-xl leading-snug">{card.text}</h3>
    </section>
  );
}

function Reply({ draftKey, busyWith, move }: Omit<BoardProps<Table>, 'table'>) {
  const [reply, setReply] = useKeptDraft(draftKey);
  const { form, field } = useForm(texts.failed, async () => {
    const checked = check(replyRule, { reply });
    if (!checked.ok) return invalid(checked.fieldErrors);
    await move(checked.value);
    return [];
  });
  const { onChange, ...wiring } = field('reply');
  return (
    <form {...form} className="grid gap-3">
      <TextArea
        {...wiring}
        label={texts.reply}
        maxLength={limits.games.together.reply.max}
        autoComplete="off"
        value={reply}
        onChange={({ target }) => {
          onChange();
          setReply(target.value);
        }}
      />
      <div className="flex gap-3">
        <Button
          variant="secondary"
          loading={busyWith === 'step SKIP'}
          onClick={() => void move({ step: 'SKIP' })}
          className="flex-1"
        >
          {texts.pass}
        </Button>
        <Button type="submit" loading={busyWith === 'reply'} className="flex-1">
          {texts.sendReply}
        </Button>
      </div>
    </form>
  );
}
