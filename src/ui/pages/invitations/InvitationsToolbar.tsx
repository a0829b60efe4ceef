import { sentWithin } from '../../../domain/invitation/sentWithin.ts';
import { isNarrowed } from '../../../domain/list/isNarrowed.ts';
import type { ListView } from '../../../domain/list/ListView.ts';
import { Button } from '../../components/Button.tsx';
import { useViewpoint } from '../../components/dates/useViewpoint.ts';
import { ListToolbar } from '../../components/list/ListToolbar.tsx';
import { useAdminTexts } from '../../hooks/useAdminTexts.ts';
import { useExportInvitations } from '../../hooks/useExportInvitations.ts';
import { SentBetween } from './SentBetween.tsx';

interface InvitationsToolbarProps {
  readonly view: ListView;
  readonly onShow: (change: Partial<ListView>) => void;
}

/** Search, filters and export of the invitations. */
export const InvitationsToolbar = ({ view, onShow }: InvitationsToolbarProps) => {
  const { invitations, list } = useAdminTexts();
  const { list: words, csv: titles, status: statuses } = invitations;
  const { zone } = useViewpoint();
  const csv = useExportInvitations(sentWithin(view, zone));
  const save = () =>
    csv.run({
      name: words.fileName,
      titles: Object.values(titles),
      cells: ({ name, phone, email, status, lastSentAt, openedAt, acceptedAt, expiresAt, link }) => [
        name,
        phone,
        email,
        statuses[status],
        lastSentAt,
        openedAt,
        acceptedAt,
        expiresAt,
        link,
      ],
    });
  return (
    <ListToolbar
      searchLabel={words.search}
      search={view.q}
      onSearch={(q) => onShow({ q })}
      filters={[
        {
          name: 'status',
          label: words.status,
          value: view.filters['status'] ?? '',
          options: Object.entries(statuses).map(([value, label]) => ({ value, label })),
        },
      ]}
      onFilter={(name, value) => onShow({ filters: { ...view.filters, [name]: value } })}
      onClear={isNarrowed(view) ? () => onShow({ q: '', filters: {} }) : undefined}
    >
      <SentBetween
        from={view.filters['from'] ?? ''}
        to={view.filters['to'] ?? ''}
        onChange={(range) => onShow({ filters: { ...view.filters, ...range } })}
      />
      <Button variant="secondary" busy={csv.pending} onClick={() => void save()}>
        {list.export}
      </Button>
    </ListToolbar>
  );
};
