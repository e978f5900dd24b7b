import { useRef, useState } from 'react';
import { useForm } from '#client/components/form/use-form.ts';
import { ArticleBody } from '#client/components/newsletter/ArticleBody.tsx';
import { fromContract, optionsOf } from '#client/lib/vocabulary.ts';
import { Button } from '#client/ui/Button.tsx';
import { cx } from '#client/ui/cx.ts';
import { Select } from '#client/ui/Select.tsx';
import { TextArea } from '#client/ui/TextArea.tsx';
import { TextField } from '#client/ui/TextField.tsx';
import { limits } from '#rules/limits.ts';
import { newsletterCategories, newsletterDays } from '#rules/newsletter-console.ts';
import { Editor } from '../Editor.tsx';
import { texts as common } from '../texts.ts';
import { useUnsaved } from '../Unsaved.tsx';
import { useDraft } from '../use-draft.ts';
import type { ArticleForm_ArticleFragment } from './console-newsletter.generated.ts';
import { texts } from './texts.ts';
import { type Preview, useSaveArticle } from './use-articles.ts';

type Props = { article: ArticleForm_ArticleFragment | null; onClose: () => void };

export function ArticleForm({ article, onClose }: Props) {
  const { save, preview } = useSaveArticle(article?.id ?? null);
  const [shown, setShown] = useState<{ preview: Preview; of: string } | null>(null);
  const isPreview = useRef(false);
  const { form, field, isBusy } = useForm(texts.saveFailed, (values) =>
    isPreview.current
      ? preview(values, (fresh) => setShown({ preview: fresh, of: draft }))
      : save(values, () => {
          free();
          onClose();
        }),
  );
  const { draft, isChanged, look } = useDraft(form.ref);
  const free = useUnsaved(isChanged ? 'draft' : null);
  const isStale = shown !== null && shown.of !== draft;
  const now = article?.article;
  const title = now ? texts.editTitle(now.title) : texts.write;
  return (
    <Editor title={title} back={texts.back} onBack={onClose}>
      <div className="grid grid-cols-1 gap-6 xl:grid-cols-2">
        <form {...form} onInput={look} className="grid grid-cols-1 content-start gap-4">
          <ArticleFields article={article} field={field} />
          <div className="flex flex-wrap gap-3">
            <Button type="submit" loading={isBusy && !isPreview.current} onClick={() => setIntent(false)}>
              {texts.save}
            </Button>
            <Button
              type="submit"
              variant="secondary"
              loading={isBusy && isPreview.current}
              onClick={() => setIntent(true)}
            >
              {texts.preview}
            </Button>
          </div>
        </form>
        <PreviewPane preview={shown?.preview ?? null} isStale={isStale} />
      </div>
    </Editor>
  );

  function setIntent(preview: boolean): void {
    if (!isBusy) isPreview.current = preview;
  }
}

type FieldsProps = { article: Props['article']; field: ReturnType<typeof useForm>['field'] };

function ArticleFields({ article, field }: FieldsProps) {
  const now = article?.article;
  const placeholder = now ? undefined : common.choose;
  const max = limits.text.articleTitle.max;
  return (
    <>
      <div className="grid grid-cols-1 gap-4 sm:grid-cols-2">
        <Select
          {...field('day')}
          label={texts.day}
          options={optionsOf(newsletterDays)}
          placeholder={placeholder}
          defaultValue={now && fromContract(now.day)}
        />
        <Select
          {...field('category')}
          label={texts.category}
          options={optionsOf(newsletterCategories)}
          placeholder={placeholder}
          defaultValue={now && fromContract(now.category)}
        />
      </div>
      <TextField {...field('title')} label={texts.title} maxLength={max} defaultValue={now?.title} />
      <TextField {...field('subject')} label={texts.subject} maxLength={max} defaultValue={now?.subject} />
      <TextArea
        {...field('content')}
        label={texts.content}
        hint={texts.contentHint}
        maxLength={limits.text.article.max}
        defaultValue={article?.content}
        className="max-h-[70dvh] min-h-80"
      />
    </>
  );
}

function PreviewPane({ preview, isStale }: { preview: Preview | null; isStale: boolean }) {
  return (
    <section aria-label={texts.previewTitle} className="min-w-0 rounded-lg bg-surface p-5 shadow-low">
      <p role="status" className={isStale ? 'mb-4 rounded-md bg-gold-tint px-4 py-3 text-gold text-sm' : 'sr-only'}>
        {preview !== null && (isStale ? texts.stale : texts.previewed)}
      </p>
      {preview === null ? (
        <p className="text-ink-soft text-sm">{texts.noPreview}</p>
      ) : (
        <article className={cx('grid grid-cols-1 gap-4', isStale && 'opacity-60')}>
          <h3 className="text-xl">{preview.title}</h3>
          <p className="text-ink-soft text-sm">{texts.minutes(preview.minutes)}</p>
          <ArticleBody blocks={preview.blocks} />
        </article>
      )}
    </section>
  );
}
