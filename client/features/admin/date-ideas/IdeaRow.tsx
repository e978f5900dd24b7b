import type { FragmentType } from '@apollo/client';
import { useFragmentData } from '#client/apollo/use-fragment-data.ts';
import { labelOf } from '#client/lib/vocabulary.ts';
import { Badge } from '#client/ui/Badge.tsx';
import { Button } from '#client/ui/Button.tsx';
import { categories, cities } from '#rules/date-ideas.ts';
import { Action } from '../Action.tsx';
import { Card } from '../Card.tsx';
import { dayText } from '../dates.ts';
import {
  ConsoleDateIdeasDocument,
  type IdeaRow_IdeaFragment,
  IdeaRow_IdeaFragmentDoc,
  useConsoleCheckIdeaMutation,
  useConsoleRemoveIdeaMutation,
} from './console-date-ideas.generated.ts';
import { texts } from './texts.ts';

/** Before any report. */
const NONE_SEEN = new Date(0).toISOString();

type Props = { idea: FragmentType<IdeaRow_IdeaFragment>; onEdit: (id: string) => void };

export function IdeaRow({ idea: ref, onEdit }: Props) {
  const data = useFragmentData(IdeaRow_IdeaFragmentDoc, ref);
  const [hide] = useConsoleRemoveIdeaMutation();
  const [check] = useConsoleCheckIdeaMutation();
  if (data === null) return null;
  const { id, isRemoved, editedAt, reports, idea } = data;
  const city = cities[idea.city.toLowerCase() as keyof typeof cities].name;
  return (
    <Card className="sm:grid-cols-[1fr_auto] sm:items-start">
      <div className="grid min-w-0 gap-1">
        <h2 className="flex flex-wrap items-center gap-2 text-base">
          {idea.name}
          {isRemoved && <Badge>{texts.hidden}</Badge>}
          {idea.isFeatured && <Badge tone="gold">{texts.featured}</Badge>}
        </h2>
        <p className="text-ink-soft text-sm">
          {[
            labelOf(categories, idea.category),
            idea.area,
            city,
            labelOf(texts.budgets, idea.budgetLevel),
            texts.hearts(idea.romanticScore),
            ...(editedAt === null ? [] : [texts.edited(dayText(editedAt))]),
          ].join(' · ')}
        </p>
        <p className="text-sm">{idea.description}</p>
        <p className="text-ink-soft text-sm">
          {idea.checkedOn === null ? texts.neverChecked : texts.checked(dayText(idea.checkedOn))}
        </p>
        <Reports reports={reports} />
      </div>
      <div className="flex flex-wrap gap-2">
        <Button variant="secondary" size="sm" data-edits={id} onClick={() => onEdit(id)}>
          {texts.edit}
          <span className="sr-only"> {idea.name}</span>
        </Button>
        <Action
          label={texts.check}
          hidden={idea.name}
          variant="secondary"
          title={texts.checkWhich(idea.name)}
          description={texts.checkBody}
          success={texts.checkedNow(idea.name)}
          failed={texts.checkFailed}
          queue={ConsoleDateIdeasDocument}
          send={() => check({ dateIdeaId: id, reportedUntil: reports[0]?.reportedAt ?? NONE_SEEN })}
        />
        <Action
          label={texts.hide}
          hidden={idea.name}
          done={isRemoved ? texts.hidden : undefined}
          variant="danger"
          title={texts.hideWhich(idea.name)}
          description={texts.hideBody}
          success={texts.hiddenNow(idea.name)}
          failed={texts.hideFailed}
          queue={ConsoleDateIdeasDocument}
          send={() => hide({ dateIdeaId: id })}
        />
      </div>
    </Card>
  );
}

/** What readers say has changed, until somebody checks the place. */
function Reports({ reports }: Pick<IdeaRow_IdeaFragment, 'reports'>) {
  if (reports.length === 0) return null;
  return (
    <ul aria-label={texts.reports} className="grid gap-1 text-sm">
      {reports.map(({ id, change, note, reportedAt }) => (
        <li key={id} className="rounded-md bg-gold-tint px-3 py-2">
          <span className="font-semibold">{labelOf(texts.changes, change)}</span>
          {note !== '' && `: ${note}`} <span className="text-ink-soft">{dayText(reportedAt)}</span>
        </li>
      ))}
    </ul>
  );
}
