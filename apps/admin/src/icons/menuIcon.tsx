import type { ComponentType, ReactNode } from 'react';
import type { MenuIcon } from '@selvedge/domain/backOffice/screens';
import {
  BellIcon,
  BoxIcon,
  Building2Icon,
  CalendarIcon,
  ChartLineIcon,
  CircleIcon,
  FileTextIcon,
  HouseIcon,
  ListOrderedIcon,
  PackageIcon,
  SettingsIcon,
  ShoppingBagIcon,
  SlidersHorizontalIcon,
  TagIcon,
  TruckIcon,
  UsersIcon,
  WarehouseIcon,
} from '@selvedge/design-system/primitives/Icon';

const icons: Readonly<Record<MenuIcon, ComponentType>> = {
  bell: BellIcon,
  box: BoxIcon,
  building: Building2Icon,
  calendar: CalendarIcon,
  chart: ChartLineIcon,
  file: FileTextIcon,
  house: HouseIcon,
  list: ListOrderedIcon,
  package: PackageIcon,
  settings: SettingsIcon,
  bag: ShoppingBagIcon,
  sliders: SlidersHorizontalIcon,
  tag: TagIcon,
  truck: TruckIcon,
  users: UsersIcon,
  warehouse: WarehouseIcon,
};

const byName = new Map<string, ComponentType>(Object.entries(icons));

/** Returns the icon that a route names; a ring for an unknown name. */
export function menuIcon(name: string | undefined): ReactNode {
  const Icon = byName.get(name ?? '') ?? CircleIcon;
  return <Icon />;
}
