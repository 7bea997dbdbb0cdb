"use no memo";

import { useLingui } from "@lingui/react/macro";
import { useFavouriteLeagues } from "#app/flows/lists/favouriteList.ts";
import { useOutrights } from "#app/flows/lists/outright.ts";
import { MenuItem, MenuNote } from "#app/components/views/MenuGroup.tsx";

interface LeaguesProps {
  readonly onChoose: (league: { readonly sportId: number; readonly leagueId: number }) => void;
}

/** So many leagues unfold; the others are a tap on all away, so that the drawer stays in sight. */
const UNFOLDED = 6;

interface OutrightLeaguesProps extends LeaguesProps {
  readonly onAll: () => void;
}

/** The leagues of the sport on show that have a winner to bet on, with how many runners, and the way to all (design 14). */
export function OutrightLeagues({ onChoose, onAll }: OutrightLeaguesProps) {
  const { t } = useLingui();
  const { outrights, failureCode } = useOutrights(undefined);
  if (failureCode !== undefined) return <MenuNote>{t`Failed to load`}</MenuNote>;
  if (outrights === undefined) return <MenuNote>{t`Loading outrights`}</MenuNote>;
  if (outrights.length === 0) return <MenuNote>{t`No outrights right now`}</MenuNote>;
  return (
    <>
      {outrights.slice(0, UNFOLDED).map(({ leagueId, leagueName, title, sportId, runners }) => (
        <MenuItem
          key={`${leagueId}:${title}`}
          name={leagueName}
          count={runners.length}
          onChoose={() => onChoose({ sportId, leagueId })}
        />
      ))}
      {outrights.length > UNFOLDED && <MenuItem name={t`All leagues`} count={outrights.length} onChoose={onAll} />}
    </>
  );
}

/** The leagues of the member's favourites, with how many matches; one narrows the favourites to itself (spec §2). */
export function FavouriteLeagues({ onChoose }: LeaguesProps) {
  const { t } = useLingui();
  const { leagues, failed } = useFavouriteLeagues();
  if (failed) return <MenuNote>{t`Failed to load`}</MenuNote>;
  if (leagues === undefined) return <MenuNote>{t`Loading favourites`}</MenuNote>;
  return leagues.map(({ leagueId, leagueName, sportId, count }) => (
    <MenuItem key={leagueId} name={leagueName} count={count} onChoose={() => onChoose({ sportId, leagueId })} />
  ));
}
