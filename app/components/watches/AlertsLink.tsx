import { useLingui } from "@lingui/react/macro";
import { useApp } from "#app/application/useApp.ts";
import { MenuRow } from "#app/components/views/MenuGroup.tsx";
import { type Slots } from "#app/components/views/slots.ts";
import { closePanel } from "#app/stores/panel.ts";
import { openAlertList, useWatches } from "#app/stores/watches/watches.ts";
import { Icon } from "#app/ui/Icon.tsx";
import { Tag } from "#app/ui/Tag.tsx";
import styles from "./AlertsLink.module.css";

/** The row of the side menu that opens the list of alerts (WAT-07). */
export function AlertsRow() {
  const app = useApp();
  const { t } = useLingui();
  const count = useWatches(({ watches }) => watches.length);
  const open = () => {
    closePanel(app);
    openAlertList(app);
  };
  return <MenuRow q="nav:alerts" icon="bell" name={t`Alerts`} count={count > 0 ? String(count) : ""} onVisit={open} />;
}

/** The link above the notices, with the number of watches and of past alerts (WAT-07). */
export function AlertsLink({ onOpen }: Slots["noticesHead"]) {
  const app = useApp();
  const { t } = useLingui();
  const { watches, told } = useWatches();
  const waiting = watches.length;
  const unread = told.filter(({ read }) => !read).length;
  const open = () => {
    onOpen();
    openAlertList(app);
  };
  return (
    <button className={styles.row} type="button" data-q="nav:alerts" onClick={open}>
      <Icon name="bell" size={16} />
      <span className={styles.id}>{t`Alerts`}</span>
      {unread > 0 && <Tag tone="up">{t`${unread} new`}</Tag>}
      <span className={styles.time}>{waiting > 0 && t`${waiting} waiting`}</span>
    </button>
  );
}
