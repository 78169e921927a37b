/** Facts that the schemas state about the entities of the examples (customers, orders, products …). */

/** Statement of an object about one entity: its id, its constant facts, and its facts at the moment of the example. */
export interface Statement {
  kind: string;
  /** Path to the id. */
  id: string;
  /** Path to an array, each item of which is stated; empty for the object itself. */
  each: string;
  /** Constant facts, which no two examples may state differently: name of the fact to the path of its value. */
  is: ReadonlyMap<string, string>;
  /** Facts that transitions change. */
  now: ReadonlyMap<string, string>;
}

/**
 * Table of schemas, then kind of entity and path to its id, then constant facts, then facts that change. A fact has the name of its field,
 * or is written `fact=path`. `items[].id` goes through an array, and `^` leads back to the object around it.
 */
const ROWS = `
SessionUser UserInfo | customer id | username nickname areaCode phone email identityType companyName teamId socialBound sellerFlag |
SessionUser UserInfo | team teamId | leader=teamAdminId |
CurrentTeam | team teamId | name leader=teamAdminId |
CustomerRow CustomerDetail | customer id | username nickname avatar areaCode phone email identityType companyName teamId teamName teamRole |
CustomerRow CustomerDetail | customer id | sellerFlag createdAt lastLoginAt socialBound salesman=salesman.name | orderCount spentCents status
CustomerRow CustomerDetail | team teamId | name=teamName |
CustomerRow CustomerDetail | staff salesman.id | nickname=salesman.name |
CustomerBrief | customer id | nickname contact=phone companyName teamName salesman=salesman.name |
Member | customer id | nickname contact=phone joinedAt | teamRole=role lastLoginAt
MemberOption | customer id | nickname | teamRole=role
Team | team id | name createdAt | size productCount spuCount brandCount totalValueCents creditBalanceCents orderVisibility leader=manager.id
Team | customer manager.id | nickname=manager.nickname contact=manager.contact |
Invitation | invitation id | teamId inviteePhone inviteeAreaCode invitedBy createdAt expiresAt | status handledAt deniedBy reason
Invitation | team teamId | name=teamName |
UserRow UserForm StaffProfile | staff id | username nickname avatar gender mobile email deptId deptName invitationCode createTime | lastLoginAt
UserRow | dept deptId | name=deptName |
StaffUser | staff userId | username nickname avatar email deptId |
Salesman | staff id | nickname=name mobile=phone invitationCode |
SalesmanRef | staff id | nickname=name |
SalesmanRow | staff userId | nickname=name mobile email deptName invitationCode |
RoleRow RoleForm | role id | name code sort dataScope remark | status
DeptNode DeptForm | dept id | parentId name code sort | status
MenuVO MenuForm | menu id | parentId name type routeName routePath component perm icon sort |
ConfigEntry | rule id | key remark |
DictRow DictForm | dict id | name code remark system | status
DictItemRow DictItemForm | dictItem id | value label labelEn tagType sort | status
Brand BrandForm | brand id | name logo hot sort initial | productCount listCount
Category | category id | parentId name nameEn sort | productCount
Supplier SupplierForm | supplier id | code name contact phone email country warehousePrefix currency leadDays | status rating productCount
SupplierScore | supplier supplierId | name |
Product ProductDetail StaffProduct | product id | intlCode name description brandId brandName categoryId categoryName season gender warehouseId shipFrom |
Product ProductDetail StaffProduct | product id | color colorHex multiSize minQty retailPriceCents material origin | stockQty hot updatedAt
Product ProductDetail StaffProduct ProductForm | product id | styleNo |
StaffProduct ProductForm | product id | kind supplierId costCents | wholesalePriceCents onHandQty lockedQty incomingQty version
ProductForm | product id | intlCode name description brandId categoryId season gender warehouseId color colorHex retailPriceCents | hot
Product ProductDetail StaffProduct | brand brandId | name=brandName |
Product ProductDetail StaffProduct | category categoryId | name=categoryName |
StaffProduct PurchaseNeed PurchaseSupplierTotal PurchaseOrderRow PurchaseOrderDetail SubOrder SubOrderDetail BigOrderLine | supplier supplierId | name=supplierName |
Product ProductDetail | sku sizes[].skuId | size barcode productId=^.id | stockQty
StaffProduct ProductForm | sku sizes[].skuId | size barcode productId=^.id | onHandQty lockedQty incomingQty stockQty
OrderLine CartLine ImportMatch PurchaseNeed PurchaseOrderLine ShipmentItem WatchedProduct | product productId | intlCode name brandName color |
OrderLine CartLine ImportMatch PurchaseNeed PurchaseOrderLine WatchedProduct | sku skuId | productId size |
PurchaseNeed | product productId | warehouseId supplierId costCents |
CartLine | cartLine id | productId skuId listId addedBy | priceNowCents
ListSummary ListDetail StaffListSummary StaffListDetail | list id | name kind deliveryMethod startAt ownerType ownerName shipDays receiveDays createdAt | status closeAt
ListSummary ListDetail StaffListSummary StaffListDetail | list id | | totalValueCents minOrderValueCents minOrderMode hotBp productCount skuCount stockQty stockValueCents warehouseIds cover version
ListRef | list id | name |
CartGroup ProductOffer SubOrder SubOrderDetail BigOrderLine Share | list listId | name=listName |
CartGroup | list listId | deliveryMethod | status closeAt
ProductOffer | list listId | kind | closeAt
Share | share id | code listId url hidePrice columns watermark createdBy createdAt | views revokedAt
OrderRow OrderDetail FuturesOrderRow FuturesOrderDetail | order id | orderNo kind ordererNickname ordererPhone consignee createdAt lists customerId | status flow paymentStatus confirmation confirmedAt
OrderRow OrderDetail FuturesOrderRow FuturesOrderDetail | order id | companyName teamName salesmanName | askedValueCents askedQty confirmedValueCents confirmedQty paidCents discountCents payableCents
OrderRow OrderDetail FuturesOrderRow FuturesOrderDetail | customer customerId | nickname=ordererNickname contact=ordererPhone companyName teamName salesman=salesmanName |
OrderDetail FuturesOrderDetail | order id | consignee=address.realName addressId=address.id remark paymentMethod | cancelReason version
FuturesOrderRow FuturesOrderDetail | order id | depositBp | depositCents balanceCents dueCents expectedArrival
OrderBrief | order id | orderNo kind ordererNickname consignee createdAt | status flow paymentStatus version
StaffPaymentOrder | order id | orderNo kind customerId companyName teamName ordererNickname | status flow paymentStatus payableCents paidCents
OrderPayments | order orderId | orderNo | paymentStatus payableCents paidCents
OrderRef CreditEntry Refund Shipment StaffShipment WaitingSubOrder PickList PaymentStatementLine | order orderId | orderNo |
StaffShipment WaitingSubOrder PickList | order orderId | customerId companyName |
StaffShipment PickList | order orderId | consignee |
PurchaseNeedOrder | order orderId | companyName |
SubOrder SubOrderDetail | subOrder id | subNo orderId listId warehouseId supplierId | confirmation shipping cancelled cancelReason shortageDiffCents shipEstimate receiveEstimate version
SubOrderBrief | subOrder id | subNo | confirmation shipping cancelled
WaitingSubOrder PickList | subOrder id | subNo orderId warehouseId | shipEstimate
BigOrderLine | subOrder subOrderId | subNo listId warehouseId supplierId | confirmation shipping cancelled version
Shipment StaffShipment | subOrder subOrderId | subNo orderId warehouseId |
PurchaseNeedOrder | subOrder subOrderId | subNo orderId | shipEstimate
PurchaseShortage | subOrder subOrderId | subNo orderId |
SubOrder SubOrderDetail | orderLine lines[].id | subOrderId=^.id productId skuId | askedQty confirmedQty shippedQty receivedQty lockedQty outOfStockQty priceCents
PurchaseShortage OrderDiffLine | orderLine orderLineId | subOrderId |
OrderDiffLine | orderLine lineId | subOrderId |
ShipmentItem | orderLine orderLineId | productId |
Payment StaffPayment | payment id | orderId method currency paidAt proofFiles createdAt note senderName | amountCents claimedCents status rejectReason verifiedBy verifiedAt
PaymentAccount | account id | holder bank accountNo swift currency |
CreditEntry | credit id | type amountCents balanceCents orderId at operatorName |
MoneyApproval | moneyApproval id | kind orderId teamId amountCents note requestedBy createdAt | status decidedBy decidedAt decideNote version
MoneyApproval | order orderId | orderNo |
MoneyApproval | team teamId | teamName=name |
Refund | refund id | orderId amountCents createdAt |
Claim | claim id | orderLineId qty reason amountCents createdAt | status settledCents
Shipment StaffShipment | shipment id | shipmentNo orderId subOrderId warehouseId shippedAt | courier trackingNo phoneTail packingQty qty deliveredAt
ShipmentTrack | shipment shipmentId | | courier trackingNo deliveredAt
PurchaseNeed | need id | skuId | needQty receivedQty onOrderQty neededBy
PurchaseOrderRow PurchaseOrderDetail | purchaseOrder id | poNo supplierId createdAt createdBy | status lineCount qty receivedQty defectQty valueCents expectedAt version
PurchaseOrderRef | purchaseOrder purchaseOrderId | poNo |
PurchaseOrderLine | purchaseLine id | skuId costCents | qty receivedQty defectQty
PurchaseReceipt | receipt id | at receivedBy |
Address | address id | areaType realName areaCode phone country city | province district regionCodes detail isDefault company version
File | file id | name url kind size |
BackgroundWork | background id | kind channel createdAt | state tries fault triedAt canRetry
Log LogRow | log id | action operatorType operatorName at note |
Comment | comment id | authorName at text |
StockMovement | movement id | skuId size cause onHandChange lockedChange incomingChange onHandAfter orderId reason note operatorName at |
StockMovement | order orderId | orderNo |
Draft DraftDetail DraftSummary | draft id | ownerId | title shared version
DraftSummary | customer ownerId | nickname=ownerName |
SessionRow | session id | device ip createTime | current seenAt endsAt
Job | job id | type exportType listId supplierId ownerName fileName createdAt expiresAt target |
Notice | notice id | type title text link createdAt | readAt
NoticeAdminRow NoticeAdminForm | noticeAdmin id | title type level target createdBy createdAt | status
SavedFilter | filter id | page | name query isDefault
Rate RateHistory | rate name | icon index | num
`;

function facts(cell: string): Map<string, string> {
  const words = cell.split(' ').filter(Boolean);
  return new Map(words.map((word) => word.split('=')).map(([fact = '', path = fact]) => [fact, path]));
}

function statement(thing: string, is: string, now: string): Statement {
  const [kind = '', path = ''] = thing.split(' ');
  const [each, id] = path.includes('[].') ? path.split('[].') : ['', path];
  return { kind, each: each ?? '', id: id ?? '', is: facts(is), now: facts(now) };
}

/** Statements by the name of the schema. */
export const STATEMENTS: ReadonlyMap<string, Statement[]> = ROWS.trim()
  .split('\n')
  .map((row) => row.split('|').map((cell) => cell.trim()))
  .reduce((all, [schemas = '', thing = '', is = '', now = '']) => {
    for (const schema of schemas.split(' '))
      all.set(schema, [...(all.get(schema) ?? []), statement(thing, is, now)]);
    return all;
  }, new Map<string, Statement[]>());
