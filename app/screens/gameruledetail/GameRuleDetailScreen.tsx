import { PAGE } from "#app/addresses.ts";
import { useLingui } from "@lingui/react/macro";
import { useLoaded } from "#app/api/loaded.ts";
import { useSearch } from "@tanstack/react-router";
import { useRef, useState } from "react";
import { LoadingRows } from "#app/components/views/LoadingRows.tsx";
import { useSettings } from "#app/stores/settings.ts";
import { isRuleName, loadRule } from "#app/text/rules/chapters.ts";
import { type RuleSection, strongParts } from "#app/text/rules/ruleText.ts";
import { Chip } from "#app/ui/Chip.tsx";
import { ErrorView } from "#app/ui/views/ErrorView.tsx";
import styles from "./GameRuleDetailScreen.module.css";

function Words({ text }: { readonly text: string }) {
  return strongParts(text).map((part, at) => (at % 2 === 1 ? <b key={at}>{part}</b> : part));
}

function Section({ section }: { readonly section: RuleSection }) {
  return (
    <>
      <h3 className={styles.section}>{section.title}</h3>
      {section.blocks.map((block, at) => {
        if (block.kind === "words")
          return (
            <p key={at}>
              <Words text={block.text} />
            </p>
          );
        if (block.kind === "list")
          return (
            <ul key={at} className={styles.points}>
              {block.items.map((item) => (
                <li key={item}>
                  <Words text={item} />
                </li>
              ))}
            </ul>
          );
        return (
          <dl key={at} className={styles.examples}>
            {block.rows.map(({ text, outcome, side }) => (
              <div key={`${text} ${outcome}`}>
                <dt>{text}</dt>
                <dd data-side={side}>{outcome}</dd>
              </div>
            ))}
          </dl>
        );
      })}
    </>
  );
}

/** One chapter of the rules; the chips lead to its sections (spec §2; design 25). */
export function GameRuleDetailScreen() {
  const { t } = useLingui();
  const { rule = "general" }: { rule?: string } = useSearch({ from: PAGE.rule });
  const language = useSettings((settings) => settings.language);
  const name = isRuleName(rule) ? rule : "general";
  const { data: chapter, isError, refetch } = useLoaded(["rules", language, name], () => loadRule(language, name));
  const page = useRef<HTMLElement>(null);
  const [at, setAt] = useState(0);
  if (isError) {
    return (
      <ErrorView
        title={t`Failed to load`}
        text={t`The rules could not be loaded. Please try again.`}
        retry={t`Try again`}
        onRetry={() => void refetch()}
      />
    );
  }
  if (chapter === undefined) return <LoadingRows label={t`Loading the rules`} rows={6} height={72} />;
  const show = (place: number) => {
    setAt(place);
    const still = matchMedia("(prefers-reduced-motion: reduce)").matches;
    page.current
      ?.querySelectorAll("section")
      .item(place)
      .scrollIntoView({ behavior: still ? "auto" : "smooth", block: "start" });
  };
  return (
    <main className={styles.page} aria-label={chapter.title} ref={page}>
      <h2 className={styles.title}>{chapter.title}</h2>
      {chapter.sections.length > 1 && (
        <div className={styles.chips} role="group" aria-label={t`Sections`}>
          {chapter.sections.map(({ title }, place) => (
            <Chip key={title} look="soft" selected={place === at} onClick={() => show(place)}>
              {title}
            </Chip>
          ))}
        </div>
      )}
      <div className={styles.body}>
        {chapter.sections.map((section) => (
          <section key={section.title} className={styles.part}>
            <Section section={section} />
          </section>
        ))}
      </div>
    </main>
  );
}
