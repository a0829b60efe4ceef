import { sentWithin } from '../../../domain/invitation/sentWithin.ts';
import { isNarrowed } from '../../../domain/list/isNarrowed.ts';
import type { ListView } from '../../../domain/list/ListView.ts';
import { DateRangeField } from '../../components/dates/DateRangeField.tsx';
import { useDateContext } from '../../components/dates/useDateContext.ts';
import { ListToolbar } from '../../components/list/ListToolbar.tsx';
import { ToolButton } from '../../components/list/ToolButton.tsx';
import { useAdminTexts } from '../../shared/useAdminTexts.ts';
import { useExportInvitations } from './useExportInvitations.ts';

interface InvitationsToolbarProps {
  readonly view: ListView;
  readonly onShow: (change: Partial<ListView>) => void;
}

/** Search, filters and export of the invitations. */
export const InvitationsToolbar = ({ view, onShow }: InvitationsToolbarProps) => {
  const { invitations, list } = useAdminTexts();
  const { list: words, csv: titles, status: statuses } = invitations;
  const { zone } = useDateContext();
  const { from = '', to = '' } = view.filters;
  const csv = useExportInvitations(sentWithin(view, zone));
  const save = () =>
    csv.run({
      name: words.fileName,
      titles: [
        titles.name,
        titles.phone,
        titles.email,
        titles.status,
        titles.sentAt,
        titles.openedAt,
        titles.acceptedAt,
        titles.expiresAt,
        titles.link,
      ],
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
      search={{ label: words.search, value: view.q, onSearch: (q) => onShow({ q }) }}
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
      range={{
        chosen: from !== '' || to !== '',
        field: (
          <DateRangeField
            name="sent-between"
            label={words.sentBetween}
            from={from}
            to={to}
            onChange={(range) => onShow({ filters: { ...view.filters, ...range } })}
          />
        ),
      }}
      tools={<ToolButton label={list.export} sign="export" busy={csv.pending} onClick={() => void save()} />}
    />
  );
};
