CREATE TABLE "product_watches" (
	"id" text PRIMARY KEY NOT NULL,
	"buyer_id" text NOT NULL,
	"product_id" text NOT NULL,
	"sku_id" text,
	"kind" text NOT NULL,
	"price_cents" bigint,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	"checked_at" timestamp (3) with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
CREATE TABLE "notice_settings" (
	"buyer_id" text NOT NULL,
	"type" text NOT NULL,
	"in_app" boolean DEFAULT true NOT NULL,
	"email" boolean DEFAULT false NOT NULL,
	"updated_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "notice_settings_buyer_id_type_pk" PRIMARY KEY("buyer_id","type")
);
--> statement-breakpoint
ALTER TABLE "notice_sendings" ADD COLUMN "language" text DEFAULT 'zh-CN' NOT NULL;--> statement-breakpoint
ALTER TABLE "outgoing_messages" ADD COLUMN "about" jsonb;--> statement-breakpoint
ALTER TABLE "product_watches" ADD CONSTRAINT "product_watches_buyer_id_buyers_id_fk" FOREIGN KEY ("buyer_id") REFERENCES "public"."buyers"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "product_watches" ADD CONSTRAINT "product_watches_product_id_products_id_fk" FOREIGN KEY ("product_id") REFERENCES "public"."products"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "product_watches" ADD CONSTRAINT "product_watches_sku_id_skus_id_fk" FOREIGN KEY ("sku_id") REFERENCES "public"."skus"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "notice_settings" ADD CONSTRAINT "notice_settings_buyer_id_buyers_id_fk" FOREIGN KEY ("buyer_id") REFERENCES "public"."buyers"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE UNIQUE INDEX "product_watches_key" ON "product_watches" USING btree ("buyer_id","product_id",coalesce("sku_id", ''),"kind");--> statement-breakpoint
CREATE INDEX "product_watches_product" ON "product_watches" USING btree ("product_id");--> statement-breakpoint
CREATE INDEX "product_watches_sku" ON "product_watches" USING btree ("sku_id") WHERE "product_watches"."sku_id" is not null;--> statement-breakpoint
CREATE INDEX "product_watches_checked" ON "product_watches" USING btree ("checked_at");--> statement-breakpoint
CREATE INDEX "product_watches_created" ON "product_watches" USING btree ("created_at");