CREATE TABLE "purchase_covers" (
	"purchase_order_line_id" text NOT NULL,
	"order_line_id" text NOT NULL,
	"qty" integer NOT NULL,
	"shipped_before" integer NOT NULL,
	"received_qty" integer DEFAULT 0 NOT NULL,
	"defect_qty" integer DEFAULT 0 NOT NULL,
	CONSTRAINT "purchase_covers_purchase_order_line_id_order_line_id_pk" PRIMARY KEY("purchase_order_line_id","order_line_id"),
	CONSTRAINT "purchase_covers_pieces" CHECK ("purchase_covers"."received_qty" >= 0 and "purchase_covers"."defect_qty" >= 0 and "purchase_covers"."received_qty" + "purchase_covers"."defect_qty" <= "purchase_covers"."qty")
);
--> statement-breakpoint
CREATE TABLE "purchase_order_lines" (
	"id" text PRIMARY KEY NOT NULL,
	"purchase_order_id" text NOT NULL,
	"position" integer NOT NULL,
	"product_id" text NOT NULL,
	"sku_id" text NOT NULL,
	"qty" integer NOT NULL,
	"received_qty" integer DEFAULT 0 NOT NULL,
	"defect_qty" integer DEFAULT 0 NOT NULL,
	"cost_cents" bigint NOT NULL,
	CONSTRAINT "purchase_order_lines_pieces" CHECK ("purchase_order_lines"."received_qty" >= 0 and "purchase_order_lines"."defect_qty" >= 0 and "purchase_order_lines"."received_qty" + "purchase_order_lines"."defect_qty" <= "purchase_order_lines"."qty"),
	CONSTRAINT "purchase_order_lines_cost" CHECK ("purchase_order_lines"."cost_cents" >= 0)
);
--> statement-breakpoint
CREATE TABLE "purchase_orders" (
	"id" text PRIMARY KEY NOT NULL,
	"po_no" text NOT NULL,
	"supplier_id" text NOT NULL,
	"status" text DEFAULT 'DRAFT' NOT NULL,
	"expected_at" date NOT NULL,
	"note" text DEFAULT '' NOT NULL,
	"cancel_reason" text,
	"created_by" text NOT NULL,
	"received_at" timestamp (3) with time zone,
	"version" integer DEFAULT 1 NOT NULL,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "purchase_orders_po_no_unique" UNIQUE("po_no")
);
--> statement-breakpoint
CREATE TABLE "purchase_receipts" (
	"id" text PRIMARY KEY NOT NULL,
	"purchase_order_id" text NOT NULL,
	"lines" jsonb NOT NULL,
	"shortages" jsonb DEFAULT '[]'::jsonb NOT NULL,
	"file_ids" text[] DEFAULT '{}' NOT NULL,
	"note" text DEFAULT '' NOT NULL,
	"received_by" text NOT NULL,
	"at" timestamp (3) with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
ALTER TABLE "stock_movements" ADD COLUMN "purchase_order_id" text;--> statement-breakpoint
ALTER TABLE "suppliers" ADD COLUMN "code" text;--> statement-breakpoint
ALTER TABLE "suppliers" ADD COLUMN "phone" text DEFAULT '' NOT NULL;--> statement-breakpoint
ALTER TABLE "suppliers" ADD COLUMN "warehouse_prefix" text;--> statement-breakpoint
UPDATE "suppliers" SET "code" = 'S-' || lpad(numbered.at::text, 3, '0'),
	"warehouse_prefix" = 'S' || chr(65 + ((numbered.at - 1) / 26)::int % 26) || chr(65 + ((numbered.at - 1) % 26)::int)
FROM (SELECT "id", row_number() OVER (ORDER BY "created_at", "id") AS at FROM "suppliers") AS numbered
WHERE numbered."id" = "suppliers"."id";--> statement-breakpoint
ALTER TABLE "suppliers" ALTER COLUMN "code" SET NOT NULL;--> statement-breakpoint
ALTER TABLE "suppliers" ALTER COLUMN "warehouse_prefix" SET NOT NULL;--> statement-breakpoint
ALTER TABLE "suppliers" ADD COLUMN "currency" text DEFAULT 'EUR' NOT NULL;--> statement-breakpoint
ALTER TABLE "suppliers" ADD COLUMN "address" text DEFAULT '' NOT NULL;--> statement-breakpoint
ALTER TABLE "suppliers" ADD COLUMN "tax_no" text DEFAULT '' NOT NULL;--> statement-breakpoint
ALTER TABLE "suppliers" ADD COLUMN "bank" jsonb;--> statement-breakpoint
ALTER TABLE "suppliers" ADD COLUMN "note" text DEFAULT '' NOT NULL;--> statement-breakpoint
ALTER TABLE "suppliers" ADD COLUMN "version" integer DEFAULT 1 NOT NULL;--> statement-breakpoint
ALTER TABLE "suppliers" ADD COLUMN "updated_at" timestamp (3) with time zone DEFAULT now() NOT NULL;--> statement-breakpoint
ALTER TABLE "purchase_covers" ADD CONSTRAINT "purchase_covers_purchase_order_line_id_purchase_order_lines_id_fk" FOREIGN KEY ("purchase_order_line_id") REFERENCES "public"."purchase_order_lines"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "purchase_covers" ADD CONSTRAINT "purchase_covers_order_line_id_order_lines_id_fk" FOREIGN KEY ("order_line_id") REFERENCES "public"."order_lines"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "purchase_order_lines" ADD CONSTRAINT "purchase_order_lines_purchase_order_id_purchase_orders_id_fk" FOREIGN KEY ("purchase_order_id") REFERENCES "public"."purchase_orders"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "purchase_order_lines" ADD CONSTRAINT "purchase_order_lines_product_id_products_id_fk" FOREIGN KEY ("product_id") REFERENCES "public"."products"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "purchase_order_lines" ADD CONSTRAINT "purchase_order_lines_sku_id_skus_id_fk" FOREIGN KEY ("sku_id") REFERENCES "public"."skus"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "purchase_orders" ADD CONSTRAINT "purchase_orders_supplier_id_suppliers_id_fk" FOREIGN KEY ("supplier_id") REFERENCES "public"."suppliers"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "purchase_receipts" ADD CONSTRAINT "purchase_receipts_purchase_order_id_purchase_orders_id_fk" FOREIGN KEY ("purchase_order_id") REFERENCES "public"."purchase_orders"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "purchase_covers_order_line" ON "purchase_covers" USING btree ("order_line_id");--> statement-breakpoint
CREATE UNIQUE INDEX "purchase_order_lines_sku_key" ON "purchase_order_lines" USING btree ("purchase_order_id","sku_id");--> statement-breakpoint
CREATE INDEX "purchase_order_lines_sku" ON "purchase_order_lines" USING btree ("sku_id");--> statement-breakpoint
CREATE INDEX "purchase_orders_created" ON "purchase_orders" USING btree ("created_at");--> statement-breakpoint
CREATE INDEX "purchase_orders_supplier" ON "purchase_orders" USING btree ("supplier_id","created_at");--> statement-breakpoint
CREATE INDEX "purchase_orders_status" ON "purchase_orders" USING btree ("status","created_at");--> statement-breakpoint
CREATE INDEX "purchase_receipts_order" ON "purchase_receipts" USING btree ("purchase_order_id","at");--> statement-breakpoint
CREATE INDEX "purchase_receipts_files" ON "purchase_receipts" USING gin ("file_ids");--> statement-breakpoint
ALTER TABLE "suppliers" ADD CONSTRAINT "suppliers_code_unique" UNIQUE("code");--> statement-breakpoint
ALTER TABLE "suppliers" ADD CONSTRAINT "suppliers_warehouse_prefix_unique" UNIQUE("warehouse_prefix");--> statement-breakpoint
CREATE OR REPLACE FUNCTION note_first_stock() RETURNS trigger LANGUAGE plpgsql AS $$
DECLARE
	told jsonb := coalesce(nullif(current_setting('selvedge.movement', true), '')::jsonb, '{}');
BEGIN
	INSERT INTO stock_movements (sku_id, product_id, cause, on_hand, locked, incoming, on_hand_after, order_id, purchase_order_id, reason, note, operator_name)
	SELECT sku_id, product_id, coalesce(told->>'cause', 'OPENING'), on_hand, locked, incoming, on_hand,
		told->>'orderId', told->>'purchaseOrderId', told->>'reason', told->>'note', coalesce(told->>'operatorName', '')
	FROM changed WHERE (on_hand, locked, incoming) <> (0, 0, 0) ORDER BY sku_id;
	RETURN NULL;
END $$;
--> statement-breakpoint
CREATE OR REPLACE FUNCTION note_moved_stock() RETURNS trigger LANGUAGE plpgsql AS $$
DECLARE
	told jsonb := coalesce(nullif(current_setting('selvedge.movement', true), '')::jsonb, '{}');
BEGIN
	INSERT INTO stock_movements (sku_id, product_id, cause, on_hand, locked, incoming, on_hand_after, order_id, purchase_order_id, reason, note, operator_name)
	SELECT changed.sku_id, changed.product_id, coalesce(told->>'cause', 'OTHER'), changed.on_hand - former.on_hand,
		changed.locked - former.locked, changed.incoming - former.incoming, changed.on_hand,
		told->>'orderId', told->>'purchaseOrderId', told->>'reason', told->>'note', coalesce(told->>'operatorName', '')
	FROM changed JOIN former ON former.sku_id = changed.sku_id
	WHERE (changed.on_hand, changed.locked, changed.incoming) <> (former.on_hand, former.locked, former.incoming)
	ORDER BY changed.sku_id;
	RETURN NULL;
END $$;
