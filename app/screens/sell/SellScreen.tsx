import { useLingui } from "@lingui/react/macro";
import { useSearch } from "@tanstack/react-router";
import { isFailure } from "#app/api/failure.ts";
import { typingProps } from "#app/components/slip/typing.ts";
import { useSalePage } from "#app/flows/salePage.ts";
import { generalText } from "#app/text/refusals.ts";
import { ErrorView } from "#app/ui/ErrorView.tsx";
import { SkeletonRows } from "#app/ui/Skeleton.tsx";
import { SaleArea } from "./SaleArea.tsx";
import { SaleButton } from "./SaleButton.tsx";
import { SaleFairness } from "./SaleFairness.tsx";
import { SaleField } from "./SaleField.tsx";
import { SaleHead } from "./SaleHead.tsx";
import { SaleKeys } from "./SaleKeys.tsx";
import { SaleWorse } from "./SaleWorse.tsx";
import styles from "./SellScreen.module.css";

/** The page has the focus when it opens, so that hardware keys are heard at once. */
const takeFocus = (page: HTMLElement | null): void => page?.focus({ preventScroll: true });

/** Sells an open bet, or a part of it, back to the book (spec §2, §8; design 13). Hardware digits and Enter work. */
export function SellScreen() {
  const { i18n, t } = useLingui();
  const { betId = "" }: { betId?: string } = useSearch({ strict: false });
  const sale = useSalePage(betId);
  const { bet, betError } = sale;
  if (bet === undefined && betError !== null) {
    const code = isFailure(betError) ? betError.code : -1;
    const said = isFailure(betError) ? betError.said : "";
    return (
      <ErrorView
        title={t`Failed to load`}
        text={said === "" ? i18n._(generalText(code)) : said}
        retry={t`Try again`}
        code={String(code)}
        onRetry={sale.readBet}
      />
    );
  }
  if (bet === undefined) return <SkeletonRows label={t`Loading the bet`} rows={4} height={72} />;
  const { typing, press, enter, sellNow: act } = sale;
  return (
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions, jsx-a11y/no-noninteractive-tabindex -- hardware keys are heard wherever the focus is on the page
    <main
      className={styles.page}
      aria-label={t`Sell bet`}
      tabIndex={-1}
      ref={takeFocus}
      {...typingProps({ typing, press, enter, act })}
    >
      <SaleHead bet={bet} sale={sale} />
      {sale.area === "keys" ? (
        <>
          <SaleWorse sale={sale} />
          <SaleField sale={sale} />
          <SaleFairness sale={sale} />
          <SaleKeys sale={sale} />
        </>
      ) : (
        <SaleArea sale={sale} />
      )}
      <div className={styles.act}>
        <SaleButton sale={sale} />
      </div>
    </main>
  );
}
